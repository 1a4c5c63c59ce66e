import { defineConfig } from "vitest/config";
import { projectRoot } from "./root.ts";
import { moduleCache } from "./testing/modules/moduleCache.ts";

export default defineConfig({
  root: projectRoot,
  // Apollo gets the CommonJS build of graphql from Node.
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
    // Shared modules save a quarter of the time.
    isolate: false,
    // Property tests take long on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
