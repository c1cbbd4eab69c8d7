// Settings: kept in this browser, and counted at once.
const main = document.getElementById("main"), told = document.getElementById("kept");
const usual = { theme: "auto", text: "normal", patterns: "off" };

for (const input of main.querySelectorAll("[name^=cuvee-]")) {
  const kept = localStorage.getItem(input.name);
  if (kept) input.checked = input.type === "radio" ? input.value === kept : kept === "on";
  input.onchange = () => {
    const value = input.type === "radio" ? input.value : input.checked ? "on" : "off";
    localStorage.setItem(input.name, value);
    const name = input.name.slice("cuvee-".length);
    if (name in usual) {
      if (value === usual[name]) delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = value;
    }
    told.textContent = told.dataset.kept;
  };
}
