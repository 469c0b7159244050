/** The game that a still page is built for, and its colours: vite.config.ts says which. */
declare module "still:game" {
  const client: import("../lib/game").GameClient;
  export default client;
}
declare module "still:theme";
