/** A bot in TypeScript over the wire of docs/protocol.md: it listens where it is asked and plays the option it likes best.
 *
 *   tsc --outDir /tmp/bot --target es2022 --module es2022 --lib es2022,dom examples/bot.ts
 *   node --experimental-websocket /tmp/bot/bot.js http://127.0.0.1:8000 TOKEN [GAMES]
 */
interface Option {
  move: string;
  rule: string;
}
interface Prompt {
  role: string;
  version: number;
  options: Option[];
}
interface Message {
  type: string;
  table?: string;
  token?: string;
  prompts?: Prompt[];
  result?: { winners: string[] } | null;
  final?: boolean;
}
declare const process: { argv: string[]; exit(code: number): never };

const [url, token, games] = process.argv.slice(2) as [string, string, string?];
const headers = { Authorization: `Bearer ${token}` };
const sitting = new Set<string>();
let played = 0;

/** Node's WebSocket takes headers, which a browser's does not: a cookie does the same there. */
function dial(path: string): WebSocket {
  const Line = WebSocket as unknown as new (address: string, init: object) => WebSocket;
  return new Line(`ws${url.slice("http".length)}${path}`, { headers });
}

/** What is yours: prefer anything to passing. */
function choose(prompt: Prompt): string {
  return (prompt.options.find((option) => !option.move.startsWith("pass")) ?? prompt.options[0]!).move;
}

function sit(table: string): void {
  if (sitting.has(table)) return;
  sitting.add(table);
  const line = dial(`/ws/tables/${table}`);
  line.onopen = () => line.send(JSON.stringify({ type: "hello" }));
  line.onmessage = (event) => {
    const message = JSON.parse(String(event.data)) as Message;
    if (message.type !== "state") return;
    if (message.result) {
      console.log(`${table} is over: ${message.result.winners.join(", ") || "nobody"} won`);
      line.close();
      if (++played === Number(games ?? 0)) process.exit(0);
      return;
    }
    for (const prompt of message.prompts ?? []) {
      const answer = { role: prompt.role, version: prompt.version, move: choose(prompt) };
      line.send(JSON.stringify({ type: "act", key: crypto.randomUUID(), ...answer }));
    }
  };
  line.onclose = () => sitting.delete(table);
}

const stream = dial("/ws/asked");
stream.onmessage = async (event) => {
  const message = JSON.parse(String(event.data)) as Message;
  if (message.type === "challenge") {
    const body = JSON.stringify({ token: message.token });
    const init = { method: "POST", body, headers: { ...headers, "Content-Type": "application/json" } };
    await fetch(`${url}/api/seats/exchange`, init);
  }
  sit(message.table!);
};
stream.onopen = () => console.log("listening");
stream.onclose = () => {
  console.log("the server hung up");
  process.exit(1);
};
