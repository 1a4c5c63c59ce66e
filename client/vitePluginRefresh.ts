import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";

const id = "daybook:refresh";

/**
 * In development: what React's fast refresh needs before the first component, as a module. Vite would put
 * it inline into its own HTML; ours comes from the server and allows no inline script.
 */
export function refreshPreamble(): Plugin {
  return {
    name: "daybook-refresh-preamble",
    apply: "serve",
    resolveId: (source) => (source === id ? id : null),
    load: (loaded) => (loaded === id ? react.preambleCode.replace("__BASE__", "/") : null),
  };
}
