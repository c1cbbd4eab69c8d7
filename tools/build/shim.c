/* What Python opens for each compiled module. All their code is in one library, cuvee__mypyc;
   this asks it for the module of the spec's name. It is compiled once, and copied. */

#include <Python.h>
#include <string.h>

typedef PyObject *(*Start)(void);

/* "cuvee.core.game" starts by "init_cuvee___core___game". */
static PyObject *start_name(PyObject *spec) {
    PyObject *name = PyObject_GetAttrString(spec, "name");
    if (name == NULL) return NULL;
    PyObject *parts = PyObject_CallMethod(name, "replace", "ss", ".", "___");
    Py_DECREF(name);
    if (parts == NULL) return NULL;
    PyObject *start = PyUnicode_FromFormat("init_%U", parts);
    Py_DECREF(parts);
    return start;
}

static PyObject *create(PyObject *spec, PyModuleDef *def) {
    PyObject *library = PyImport_ImportModule("cuvee__mypyc");
    PyObject *name = library ? start_name(spec) : NULL;
    PyObject *capsule = name ? PyObject_GetAttr(library, name) : NULL;
    Start start = capsule ? PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule)) : NULL;
    Py_XDECREF(capsule);
    Py_XDECREF(name);
    Py_XDECREF(library);
    return start ? start() : NULL;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "shim", .m_slots = slots};

#define MODULE(leaf) PyMODINIT_FUNC PyInit_##leaf(void) { return PyModuleDef_Init(&module); }
/* tools/build/extensions.py adds: MODULE(game), MODULE(state), ... */
