import { defineConfig } from "vitest/config";
import { projectRoot } from "./root.ts";
import { moduleCache } from "./testing/moduleCache.ts";

/** Unit tests of the server: no database, no network. */
export default defineConfig({
  root: projectRoot,
  // Apollo gets the CommonJS build of graphql from Node; the tests must not get the other one from Vite.
  resolve: { alias: [{ find: /^graphql$/, replacement: `${projectRoot}/node_modules/graphql/index.js` }] },
  test: {
    experimental: moduleCache,
    name: "unit",
    include: ["server/**/*.test.ts", "prisma/**/*.test.ts"],
    exclude: [
      "**/*.integration.test.ts",
      "**/*.server.test.ts",
      "**/*.embedded.test.ts",
      "**/*.outage.test.ts",
      "**/node_modules/**",
    ],
    env: { TZ: process.env["TZ"] ?? "UTC" },
    // What a module keeps is the same for all of them: loading it for each file took a quarter of the time.
    isolate: false,
    // Properties over thousands of values take their time on a busy machine; this ends only what hangs.
    testTimeout: 30_000,
  },
});
