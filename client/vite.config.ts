import babel from "@rolldown/plugin-babel";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { makeConfig } from "@lingui/conf";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type PluginOption } from "vite";
import { tierGroups } from "./chunkTiers.ts";
import linguiConfig from "./i18n/lingui.config.ts";
import { languageTag, locales } from "./i18n/locales.ts";
import { messageParts } from "./i18n/vitePluginMessages.ts";
import { leanRelay } from "./relay/vitePluginLeanRelay.ts";
import { relayCompiler } from "./relay/vitePluginRelay.ts";
import { embedScript } from "./vitePluginEmbed.ts";
import { refreshPreamble } from "./vitePluginRefresh.ts";
import { leanReact } from "./vitePluginLeanReact.ts";
import { mergeSheets } from "./vitePluginSheets.ts";
import { reloadSite } from "./vitePluginSite.ts";

const root = import.meta.dirname;

export const sourcePlugins: PluginOption[] = [
  babel({
    include: /client\/.*\.tsx?$/,
    exclude: /node_modules|__generated__/,
    plugins: [
      ["relay", { artifactDirectory: `${root}/__generated__`, eagerEsModules: true }],
      ["@lingui/babel-plugin-lingui-macro", { linguiConfig: makeConfig(linguiConfig) }],
    ],
  }),
  lingui({ configPath: `${root}/i18n/lingui.config.ts`, failOnCompileError: true }),
  messageParts(),
];

export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: "/",
  publicDir: isSsrBuild ? false : "public",
  plugins: [
    react(),
    ...sourcePlugins,
    { ...optimizeLocales.vite({ locales: locales.map(languageTag) }), enforce: "pre" },
    leanReact(),
    leanRelay(),
    relayCompiler(),
    refreshPreamble(),
    reloadSite(),
    embedScript(),
    mergeSheets(),
  ],
  build: {
    outDir: isSsrBuild ? "../.build/ssr" : "../.build/client",
    emptyOutDir: true,
    target: "es2022",
    manifest: !isSsrBuild,
    // Data URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    // The server names chunks in `<link rel="modulepreload">`, and supported browsers need no polyfill.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild
        ? "entry-server.tsx"
        : // Only the style sheets of the site's pages are sent, so they are built here.
          ["entry-client.tsx", "entry-content.ts", "contentRoutes.ts"],
      // Few files on the way to a booking and no waterfall, because the HTML names what a page needs. The server uses
      // CommonJS, which V8 can cache.
      output: isSsrBuild
        ? { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "assets/[name]-[hash].cjs" }
        : { codeSplitting: { groups: tierGroups(root) } },
    },
    reportCompressedSize: false,
  },
  // Vite does not define this in server builds, and React would run in development mode.
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  // One self-contained server module starts faster and mixes no module systems.
  ssr: isSsrBuild ? { noExternal: true } : {},
  server: { fs: { allow: [`${root}/..`] } },
  optimizeDeps: { entries: ["entry-client.tsx", "entry-content.ts", "widget/**/*Page.tsx"] },
}));
