import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";

const root = import.meta.dirname;

/** GraphiQL's fonts are data: URLs, which the content security policy forbids. */
const withoutDataFonts: Plugin = {
  name: "daybook:no-data-fonts",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("graphiql/dist/style.css") ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, "") : null,
};

export default defineConfig({
  root,
  base: "/developers/",
  publicDir: false,
  plugins: [react(), withoutDataFonts],
  build: {
    outDir: "../../.build/developers",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    // Data URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["explorer.tsx", "pages.css"] },
    chunkSizeWarningLimit: 2_000,
    reportCompressedSize: false,
  },
});
