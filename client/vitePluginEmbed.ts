import { rolldown } from "rolldown";
import type { Plugin } from "vite";

/** The files that host pages load, by their names: the script itself, and what only dialogs need. */
export const embedFiles = { "embed.js": "embed.ts", "embed-dialog.js": "dialog.ts" } as const;

/** One of them in one piece; the script is no module, so that it runs wherever a page puts it. */
export async function bundleEmbed(name: keyof typeof embedFiles): Promise<string> {
  const bundle = await rolldown({
    input: `${import.meta.dirname}/embed/${embedFiles[name]}`,
    transform: { target: "es2022" },
  });
  const { output } = await bundle.generate({ format: name === "embed.js" ? "iife" : "es", minify: true });
  await bundle.close();
  // Notes for bundlers: it is never bundled again.
  return output[0].code.replaceAll("/* @__PURE__ */", "");
}

const names = Object.keys(embedFiles) as (keyof typeof embedFiles)[];

/** Puts them into the build; while somebody writes them, they are made at every request. */
export function embedScript(): Plugin {
  return {
    name: "daybook:embed",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const fileName of names)
        this.emitFile({ type: "asset", fileName, source: await bundleEmbed(fileName) });
    },
    configureServer({ middlewares }) {
      for (const name of names) {
        middlewares.use(`/${name}`, (_request, response, next) => {
          const send = (code: string) => {
            response.setHeader("content-type", "text/javascript; charset=utf-8");
            response.setHeader("access-control-allow-origin", "*");
            return response.end(code);
          };
          bundleEmbed(name).then(send, next);
        });
      }
    },
  };
}
