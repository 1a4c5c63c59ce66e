// Runs the built server.
import { fileURLToPath } from "node:url";
import { keepCode, loadBuilt } from "./builtModules.mjs";

/** The server has started and has rendered its first pages by then: what they run is what a start has to compile. */
const KEEP_AFTER_MS = 5_000;

loadBuilt(fileURLToPath(new URL("../../.build/server/main.cjs", import.meta.url)));
setTimeout(keepCode, KEEP_AFTER_MS).unref();
