import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./themes";
import "./style/chrome.css";
import App from "./App.svelte";
import { i18n, need } from "./lib/i18n.svelte";
import { install } from "./lib/installed";
import { addSprite } from "./lib/sprite";
import ui from "./symbols/ui.svg?raw";

install();
addSprite("ui", ui);
document.documentElement.lang = i18n.locale === "xx" ? "en" : i18n.locale;
void need("ui", "server", "kernel").then(() => mount(App, { target: document.getElementById("app")! }));
