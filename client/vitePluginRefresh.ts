import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";

const id = "daybook:refresh";

/**
 * Provides React's fast refresh preamble as a module in development, because the server's HTML allows no inline script.
 */
export function refreshPreamble(): Plugin {
  return {
    name: "daybook-refresh-preamble",
    apply: "serve",
    resolveId: (source) => (source === id ? id : null),
    load: (loaded) => (loaded === id ? react.preambleCode.replace("__BASE__", "/") : null),
  };
}
