import { readConfig } from "./config.ts";
import { startEmbedded } from "./data/embedded.ts";
import { runServer } from "./lifecycle.ts";

// What this file imports is little: the embedded database starts in its own thread while this one loads the rest.
runServer(async (opened) => {
  const config = readConfig(process.env);
  const { database } = config;
  const embedded = database.kind === "embedded" ? startEmbedded(database.dir) : undefined;
  // `boot` waits for it, and reports why it did not start.
  embedded?.catch(() => {});
  const { boot } = await import("./boot.ts");
  await boot(opened, config, embedded);
});
