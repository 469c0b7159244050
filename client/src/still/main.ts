/** Draws the View of a still page (a notebook's output) with the game's own board. Built once for each game. */
import { mount } from "svelte";
import game from "still:game";
import "./fonts.css";
import "../style/tokens.css";
import "still:theme";
import "../style/chrome.css";
import { i18n, need } from "../lib/i18n.svelte";
import { addSprite } from "../lib/sprite";
import { Catalogue } from "../lib/words.svelte";
import ui from "../symbols/ui.svg?raw";
import { page } from "./page";
import Still from "./Still.svelte";

async function show(): Promise<void> {
  const catalogue = new Catalogue();
  addSprite("ui", ui);
  addSprite(page.game, game.sprite);
  i18n.locale = page.lang === "it" ? "it" : "en";
  i18n.game = page.game;
  await Promise.all([need("ui", "server", "kernel", page.game, `${page.game}-board`), catalogue.load(page.game)]);
  game.meet?.(page.view);
  const target = document.getElementById("app")!;
  target.replaceChildren(); // the board in text, for whoever runs no scripts
  mount(Still, { target, props: { game, page, catalogue } });
}

void show();
