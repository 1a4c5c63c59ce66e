import { defineConfig } from "vitest/config";
import { sourcePlugins } from "./vite.config.ts";

const env = { TZ: process.env["TZ"] ?? "UTC" };
const root = import.meta.dirname;

/** Tests of the client: `.test.ts` in Node, `.test.tsx` with a document. */
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    projects: [
      {
        root,
        plugins: sourcePlugins,
        test: {
          name: "client",
          // Files share their modules; those with a document do not, for they would share that as well.
          isolate: false,
          environment: "node",
          include: ["**/*.test.ts"],
          testTimeout: 30_000,
          env,
        },
      },
      {
        root,
        plugins: sourcePlugins,
        test: {
          name: "components",
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://daybook.test/" } },
          include: ["**/*.test.tsx"],
          // Typing into a form letter by letter takes its time on a busy machine.
          testTimeout: 30_000,
          setupFiles: ["testing/setup.ts"],
          // Class names as they are written, so that a test can tell them apart.
          css: { modules: { classNameStrategy: "non-scoped" } },
          env,
        },
      },
    ],
  },
});
