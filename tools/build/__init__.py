"""How the package is built: compiled where there is a C compiler, plain Python elsewhere.

`sources` says which files are compiled, `wish` what was asked for and what this machine can do,
`written` what mypyc reads (`parts` and `flows` write out what plain Python looks up),
`extensions` how mypyc and gcc are called, `units` what becomes of mypyc's C, `commands` when all
this happens in a build by setuptools, and `rehearse` what a tuned build is made for.
"""
