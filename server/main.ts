import { readConfig } from "./app/config.ts";
import { startEmbedded } from "./platform/database/embedded/embedded.ts";
import { runServer } from "./app/lifecycle.ts";

// Few static imports, so that the embedded database starts in its thread while this one loads the rest.
runServer(async (opened) => {
  const config = readConfig(process.env);
  const { database } = config;
  const embedded = database.kind === "embedded" ? startEmbedded(database.dir) : undefined;
  // `boot` reports the error.
  embedded?.catch(() => {});
  const { boot } = await import("./app/boot.ts");
  await boot(opened, config, embedded);
});
