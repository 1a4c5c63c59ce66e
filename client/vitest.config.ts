import { type UserWorkspaceConfig as ProjectConfig, configDefaults, defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import { moduleCache } from "../server/testing/moduleCache.ts";
import { sourcePlugins } from "./vite.config.ts";

const env = { TZ: process.env["TZ"] ?? "UTC" };
const root = import.meta.dirname;

/** A compiled catalogue also depends on those that it falls back to, so it is never kept. */
const compileCatalogues: Plugin = {
  name: "daybook-compile-catalogues",
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ id }) => (id.endsWith(".po") ? false : undefined));
  },
};
const plugins = [...sourcePlugins, compileCatalogues];

const components: ProjectConfig["test"] = {
  // Files share their modules and the document, which `testing/setup.ts` empties after each file.
  isolate: false,
  environment: "jsdom",
  environmentOptions: { jsdom: { url: "http://daybook.test/" } },
  include: ["**/*.test.tsx"],
  // Typing into a form letter by letter takes its time on a busy machine.
  testTimeout: 30_000,
  // The first file that loads a page waits until Vite has transformed its modules.
  hookTimeout: 60_000,
  setupFiles: ["testing/clock.ts", "testing/setup.ts"],
  // Class names as they are written, so that a test can tell them apart.
  css: { modules: { classNameStrategy: "non-scoped" } },
  env,
};

/** Tests that load modules again, which other files would notice. */
const OWN_MODULES = [
  "shared/host/connectHost.test.tsx",
  "time/clockChoice.test.tsx",
  "widget/booking/flow/ownHold.test.tsx",
];

/** Tests of the client: `.test.ts` in Node, `.test.tsx` with a document. */
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    experimental: moduleCache,
    projects: [
      {
        root,
        plugins,
        test: {
          name: "client",
          isolate: false,
          environment: "node",
          include: ["**/*.test.ts"],
          setupFiles: ["testing/clock.ts"],
          testTimeout: 30_000,
          env,
        },
      },
      {
        root,
        plugins,
        test: {
          ...components,
          name: "components",
          exclude: [...configDefaults.exclude, ...OWN_MODULES],
        },
      },
      { root, plugins, test: { ...components, name: "components with own modules", include: OWN_MODULES } },
    ],
  },
});
