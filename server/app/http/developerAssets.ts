import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ExplorerAssets } from "../../developers/explorerPage.ts";
import type { ClientBuild } from "./deps.ts";

export interface DeveloperAssets {
  readonly explorer: ExplorerAssets;
  readonly pages: readonly string[];
}

const developmentAssets: DeveloperAssets = {
  explorer: {
    scripts: ["/@vite/client", "/@id/daybook:refresh", "/developers/explorer.tsx"],
    stylesheets: [],
  },
  pages: ["/developers/pages.css?direct"],
};

/** @throws when they are not built */
export function addDeveloperAssets(app: FastifyInstance, build: ClientBuild): DeveloperAssets {
  if (build.kind === "dev") return developmentAssets;
  const dir = join(build.dir, "developers");
  const manifestFile = join(dir, ".vite/manifest.json");
  if (!existsSync(manifestFile)) throw new Error("the developers' pages are not built");
  app.register(fastifyStatic, {
    root: join(dir, "assets"),
    prefix: "/developers/assets/",
    index: false,
    dotfiles: "deny",
    decorateReply: false,
    logLevel: "warn",
    immutable: true,
    maxAge: "365d",
    preCompressed: true,
  });
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<
    string,
    { readonly file: string; readonly css?: readonly string[] } | undefined
  >;
  const address = (file: string) => `/developers/${file}`;
  const explorer = manifest["explorer.tsx"];
  const pages = manifest["pages.css"];
  if (!explorer || !pages) throw new Error("the developers' pages are incomplete: build them again");
  return {
    explorer: { scripts: [address(explorer.file)], stylesheets: (explorer.css ?? []).map(address) },
    pages: [address(pages.file)],
  };
}
