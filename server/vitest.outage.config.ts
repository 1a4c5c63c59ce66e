import { defineConfig } from "vitest/config";
import { projectRoot } from "./root.ts";

/** Each test starts its own PostgreSQL server. */
export default defineConfig({
  root: projectRoot,
  resolve: { alias: [{ find: /^graphql$/, replacement: `${projectRoot}/node_modules/graphql/index.js` }] },
  test: {
    name: "outages of the database",
    include: ["server/**/*.outage.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
