import { type UserWorkspaceConfig as ProjectConfig, configDefaults, defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import { moduleCache } from "../server/testing/modules/moduleCache.ts";
import { sourcePlugins } from "./vite.config.ts";

const env = { TZ: process.env["TZ"] ?? "UTC" };
const root = import.meta.dirname;

/** A compiled catalogue depends on its fallbacks too, so it is not cached. */
const compileCatalogues: Plugin = {
  name: "daybook-compile-catalogues",
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ id }) => (id.endsWith(".po") ? false : undefined));
  },
};
const plugins = [...sourcePlugins, compileCatalogues];

const components: ProjectConfig["test"] = {
  isolate: false,
  environment: "jsdom",
  environmentOptions: { jsdom: { url: "http://daybook.test/" } },
  include: ["**/*.test.tsx"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ["testing/clock.ts", "testing/setup.ts"],
  css: { modules: { classNameStrategy: "non-scoped" } },
  env,
};

/** Tests that reload modules, which would affect other files. */
const ISOLATED_TESTS = [
  "shared/host/connectHost.test.tsx",
  "time/clockChoice.test.tsx",
  "widget/booking/flow/activeHold.test.tsx",
];

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
          testTimeout: 60_000,
          env,
        },
      },
      {
        root,
        plugins,
        test: {
          ...components,
          name: "components",
          exclude: [...configDefaults.exclude, ...ISOLATED_TESTS],
        },
      },
      {
        root,
        plugins,
        test: { ...components, name: "components with own modules", include: ISOLATED_TESTS },
      },
    ],
  },
});
