import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { languageTag, locales } from "./i18n/locales.ts";
import { leanReact } from "./vitePluginLeanReact.ts";
import { sourcePlugins } from "./vite.config.ts";

const root = import.meta.dirname;

/** The desk has one catalogue a language, so its modules load that one instead of the parts of the widget. */
const deskCatalogues: Plugin = {
  name: "daybook:desk-catalogues",
  enforce: "pre",
  resolveId: (id, importer) =>
    importer !== undefined && id.endsWith("/catalogues.ts") ? `${root}/i18n/deskCatalogues.ts` : null,
};

/** The build of the desk. It shares source with the widget but no output file, so pages for visitors never load it. */
export default defineConfig({
  root,
  base: "/",
  publicDir: false,
  plugins: [
    deskCatalogues,
    react(),
    ...sourcePlugins,
    { ...optimizeLocales.vite({ locales: locales.map(languageTag) }), enforce: "pre" },
    leanReact(),
  ],
  build: {
    outDir: "../.build/desk",
    assetsDir: "assets/desk",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["entry-desk.tsx"] },
    reportCompressedSize: false,
  },
});
