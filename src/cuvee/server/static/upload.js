// A chosen file is put into the text field: the form itself stays plain.
const file = document.getElementById("u-file"), text = document.getElementById("u-log");
document.getElementById("u-pick").hidden = false;
file.onchange = async () => { if (file.files[0]) text.value = await file.files[0].text(); };
