import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import { createServer } from "vite";
import { projectRoot } from "../../../root.ts";
import type { PageRenderer, ServerEntry } from "./pageRenderer.ts";

export async function createDevRenderer(app: FastifyInstance): Promise<PageRenderer> {
  const vite = await createServer({
    configFile: `${projectRoot}/client/vite.config.ts`,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  await app.register(middie);
  app.use(vite.middlewares);

  const findLocale = () => "en";
  const load = async () => (await vite.ssrLoadModule("/entry-server.tsx")) as ServerEntry;
  return {
    findLocale,
    render: async (request) => {
      try {
        return await (await load()).renderPage(request);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    findAssets: ({ isTakenOver }) => ({
      // The refresh runtime must load before the first component.
      scripts: [
        "/@vite/client",
        "/@id/daybook:refresh",
        isTakenOver ? "/entry-client.tsx" : "/entry-content.ts",
      ],
      stylesheets: findStylesheets(vite),
      preloads: [],
      fonts: [],
    }),
  };
}

/** Prevents a flash of unstyled content. */
function findStylesheets(vite: Awaited<ReturnType<typeof createServer>>): string[] {
  const urls = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return urls.filter((url) => url.endsWith(".css")).map((url) => `${url}?direct`);
}
