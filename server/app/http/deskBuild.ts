import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { PageAssets } from "../../platform/http/pages/manifest.ts";
import type { ClientBuild } from "./deps.ts";

const ENTRY = "entry-desk.tsx";

const developmentAssets: PageAssets = {
  scripts: ["/@vite/client", "/@id/daybook:refresh", `/${ENTRY}`],
  stylesheets: [],
  preloads: [],
  fonts: [],
};

/** Chunks of the desk's first view besides its entry, by language. */
export type FindDeskAssets = (locale: string) => PageAssets;

/**
 * Serves the files of the desk's separate build. Pages for visitors do not refer to them.
 *
 * @throws when it is not built
 */
export function addDeskAssets(app: FastifyInstance, build: ClientBuild): FindDeskAssets {
  if (build.kind === "dev") return () => developmentAssets;
  const dir = join(build.dir, "desk");
  const manifestFile = join(dir, ".vite/manifest.json");
  if (!existsSync(manifestFile)) throw new Error("the desk is not built");
  app.register(fastifyStatic, {
    root: join(dir, "assets/desk"),
    prefix: "/assets/desk/",
    index: false,
    dotfiles: "deny",
    decorateReply: false,
    logLevel: "warn",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<
    string,
    ManifestChunk | undefined
  >;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error("the desk is incomplete: build it again");
  const chunks = [entry, ...(entry.imports ?? []).flatMap((name) => manifest[name] ?? [])];
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const stylesheets = addresses(chunks.flatMap(({ css }) => css ?? []));
  return (locale) => ({
    scripts: addresses([entry.file]),
    stylesheets,
    preloads: addresses(
      [...chunks.slice(1), manifest[`i18n/locales/${locale}.po?desk`]].flatMap((chunk) => chunk?.file ?? []),
    ),
    fonts: addresses(
      chunks
        .flatMap(({ assets }) => assets ?? [])
        .filter((file) => /inter-latin-(?!ext-).*\.woff2$/.test(file)),
    ),
  });
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
