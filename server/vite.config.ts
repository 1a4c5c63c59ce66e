import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, defineConfig } from "vite";

const root = join(import.meta.dirname, "..");
const outDir = join(root, ".build", "server");

/** The worker thread's file is found beside the module that starts it, in the sources and in the build. */
const copyWorker: Plugin = {
  name: "daybook:worker",
  writeBundle() {
    copyFileSync(join(import.meta.dirname, "data", "embeddedWorker.mjs"), join(outDir, "embeddedWorker.mjs"));
  },
};

/** The server as plain JavaScript: it starts in a second and needs no compiler in memory. Packages stay outside. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [copyWorker],
  build: {
    ssr: "server/main.ts",
    outDir,
    emptyOutDir: true,
    target: "node20",
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // One file, so that what is found beside a module is found beside all of them.
      output: { entryFileNames: "main.js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { external: true },
});
