import type { Plugin } from "vite";

const site = `${import.meta.dirname}/content/`;

/** Reloads site pages in development when their code changes, because they do not run it. */
export function reloadSite(): Plugin {
  return {
    name: "daybook-reload-site",
    apply: "serve",
    hotUpdate({ file, modules }) {
      if (this.environment.name !== "client" || modules.length > 0 || !file.startsWith(site)) return;
      this.environment.hot.send({ type: "full-reload" });
    },
  };
}
