import { defineConfig } from "vitest/config";
import { projectRoot } from "./root.ts";
import { moduleCache } from "./testing/moduleCache.ts";

const server = process.env["DAYBOOK_TEST_DATABASE"] === "server";

/**
 * Tests over a real database: `*.integration.test.ts` on the embedded one, or on a PostgreSQL server when
 * `DAYBOOK_TEST_DATABASE=server`, and with it `*.server.test.ts`: what needs many connections at once.
 */
export default defineConfig({
  root: projectRoot,
  // Apollo gets the CommonJS build of graphql from Node; the tests must not get the other one from Vite.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: `${projectRoot}/node_modules/graphql/index.js` },
      { find: /^@node-rs\/argon2$/, replacement: `${projectRoot}/server/testing/quickArgon2.ts` },
    ],
  },
  test: {
    experimental: moduleCache,
    name: server ? "integration, PostgreSQL server" : "integration, embedded database",
    include: server
      ? ["{server,prisma}/**/*.integration.test.ts", "{server,prisma}/**/*.server.test.ts"]
      : ["{server,prisma}/**/*.integration.test.ts", "{server,prisma}/**/*.embedded.test.ts"],
    globalSetup: ["server/testing/globalSetup.ts"],
    // Every file has databases of its own; the modules are the same for all: loading the graph for each took half of the time.
    isolate: false,
    // A request leaves more garbage than the 16 MB that Node gives to new objects; with 64 MB few of them are copied.
    execArgv: ["--max-semi-space-size=64"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
