import { fileURLToPath } from "node:url";
import { keepCode, loadBuilt } from "./builtModules.mjs";

/** By then the server has rendered its first pages, so the cache holds the code of a start. */
const KEEP_AFTER_MS = 5_000;

loadBuilt(fileURLToPath(new URL("../../.build/server/main.cjs", import.meta.url)));
setTimeout(keepCode, KEEP_AFTER_MS).unref();
