import { defineConfig } from "vitest/config";
import { projectRoot } from "./root.ts";
import { moduleCache } from "./testing/modules/moduleCache.ts";

const server = process.env["DAYBOOK_TEST_DATABASE"] === "server";

/** `*.server.test.ts` need `DAYBOOK_TEST_DATABASE=server`, because they use many connections. */
export default defineConfig({
  root: projectRoot,
  // Apollo gets the CommonJS build of graphql from Node.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: `${projectRoot}/node_modules/graphql/index.js` },
      { find: /^@node-rs\/argon2$/, replacement: `${projectRoot}/server/testing/modules/quickArgon2.ts` },
    ],
  },
  test: {
    experimental: moduleCache,
    name: server ? "integration, PostgreSQL server" : "integration, embedded database",
    include: server
      ? ["{server,prisma}/**/*.integration.test.ts", "{server,prisma}/**/*.server.test.ts"]
      : ["{server,prisma}/**/*.integration.test.ts", "{server,prisma}/**/*.embedded.test.ts"],
    globalSetup: ["server/testing/globalSetup.ts"],
    // Every file has its own databases. Shared modules save half of the time.
    isolate: false,
    // Fewer objects are copied than with Node's 16 MB for new objects.
    execArgv: ["--max-semi-space-size=64"],
    // A test takes up to six times as long beside other suites.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
