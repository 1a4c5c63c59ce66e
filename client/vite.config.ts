import babel from "@rolldown/plugin-babel";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { makeConfig } from "@lingui/conf";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type PluginOption } from "vite";
import { tierGroups } from "./chunkTiers.ts";
import linguiConfig from "./i18n/lingui.config.ts";
import { languageTag, locales } from "./i18n/locales.ts";
import { wordParts } from "./i18n/vitePluginWords.ts";
import { leanRelay } from "./relay/vitePluginLeanRelay.ts";
import { relayCompiler } from "./relay/vitePluginRelay.ts";
import { embedScript } from "./vitePluginEmbed.ts";
import { refreshPreamble } from "./vitePluginRefresh.ts";
import { mergeSheets } from "./vitePluginSheets.ts";
import { reloadSite } from "./vitePluginSite.ts";

const root = import.meta.dirname;

/** Shared with the component tests: what turns our source into what a browser runs. */
export const sourcePlugins: PluginOption[] = [
  // One Babel pass for the two things only Babel does here; files that need neither are left alone.
  babel({
    include: /client\/.*\.tsx?$/,
    exclude: /node_modules|__generated__/,
    plugins: [
      ["relay", { artifactDirectory: `${root}/__generated__`, eagerEsModules: true }],
      ["@lingui/babel-plugin-lingui-macro", { linguiConfig: makeConfig(linguiConfig) }],
    ],
  }),
  lingui({ configPath: `${root}/i18n/lingui.config.ts`, failOnCompileError: true }),
  wordParts(),
];

export default defineConfig(({ isSsrBuild }) => ({
  root,
  // The web server serves `/assets/` itself and knows nothing else of the build's folders.
  base: "/",
  publicDir: isSsrBuild ? false : "public",
  plugins: [
    react(),
    ...sourcePlugins,
    { ...optimizeLocales.vite({ locales: locales.map(languageTag) }), enforce: "pre" },
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
    // Small files as data: URLs would need a looser policy for scripts and fonts.
    assetsInlineLimit: 0,
    // Chunks are named in <link rel="modulepreload"> by the server; the polyfill is for browsers we do not meet.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild
        ? "entry-server.tsx"
        : // Of the site's pages nothing but their style sheets is sent: for those they are built here.
          ["entry-client.tsx", "entry-content.ts", "contentRoutes.ts"],
      // To the browser: few files on the way to a booking, and no waterfall, since the HTML names what a page needs.
      // To the server: CommonJS, which V8 can cache.
      output: isSsrBuild
        ? { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "assets/[name]-[hash].cjs" }
        : { codeSplitting: { groups: tierGroups(root) } },
    },
    reportCompressedSize: false,
  },
  // Vite leaves this open in server builds, and React would run its development half unless the process says otherwise.
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  // One self-contained module for the server: it starts faster and mixes no two module systems.
  ssr: isSsrBuild ? { noExternal: true } : {},
  // Vite's own client lies outside this folder.
  server: { fs: { allow: [`${root}/..`] } },
  optimizeDeps: { entries: ["entry-client.tsx", "entry-content.ts", "widget/**/*Page.tsx"] },
}));
