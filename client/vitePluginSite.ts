import type { Plugin } from "vite";

const site = `${import.meta.dirname}/content/`;

/** In development: the site's pages run none of the code that renders them, so that they are loaded anew when it is saved. */
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
