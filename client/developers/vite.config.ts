import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";

const root = import.meta.dirname;

/** The explorer brings fonts as data: addresses, which our policy refuses; it is set in ours. */
const withoutDataFonts: Plugin = {
  name: "daybook:no-data-fonts",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("graphiql/dist/style.css") ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, "") : null,
};

/** What the developers' pages and the explorer link: a build of its own, so that no page of the product carries any of it. */
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
    // Small files as data: URLs would need a looser policy for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["explorer.tsx", "pages.css"] },
    chunkSizeWarningLimit: 2_000,
    reportCompressedSize: false,
  },
});
