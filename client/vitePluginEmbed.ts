import { rolldown } from "rolldown";
import type { Plugin } from "vite";

export const embedFiles = { "embed.js": "embed.ts", "embed-dialog.js": "dialog.ts" } as const;

/** Bundles one file. The script is no ES module, so that it runs anywhere in a page. */
export async function bundleEmbed(name: keyof typeof embedFiles): Promise<string> {
  const bundle = await rolldown({
    input: `${import.meta.dirname}/embed/${embedFiles[name]}`,
    transform: { target: "es2022" },
  });
  const { output } = await bundle.generate({ format: name === "embed.js" ? "iife" : "es", minify: true });
  await bundle.close();
  return output[0].code.replaceAll("/* @__PURE__ */", "");
}

const names = Object.keys(embedFiles) as (keyof typeof embedFiles)[];

/** Adds the files to the build. In development they are bundled at every request. */
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
