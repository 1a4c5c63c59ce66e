import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Shows every UI component in every state with `npm run gallery`. Not part of the product. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: new URL("../../public", import.meta.url).pathname,
  cacheDir: new URL("../../../.build/gallery-cache", import.meta.url).pathname,
  plugins: [react()],
});
