/** The colours of every game that is here, after the tokens that they change. */
import "./plain/plain.css";
import.meta.glob("./games/*/theme.css", { eager: true });
