#!/bin/sh
# Installs Cuvée with the driver for PostgreSQL into a new virtualenv: sh deploy/install.sh /opt/cuvee
# The container is built by this script, and so may any machine be. CUVEE_COMPILE=0 stays pure.
set -eu
target=$1
cd "$(dirname "$0")/.."
"${PYTHON:-python3}" -m venv "$target"
"$target/bin/pip" install -q --require-hashes -r requirements/postgres.txt
"$target/bin/pip" install -q --no-deps --no-build-isolation .
"$target/bin/cuvee" --version
