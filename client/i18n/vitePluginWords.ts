import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from "@lingui/cli/api";
import { makeConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { firstWordPages, type WordPart } from "./firstWords.ts";
import linguiConfig from "./lingui.config.ts";

const clientDir = join(import.meta.dirname, "..");
const sitePages = join(clientDir, "content/");

/** Compiles `da.po?first` and `da.po?later` as modules. `da.po` has all messages. */
export function wordParts(): Plugin {
  const config = makeConfig(linguiConfig);
  return {
    name: "daybook:word-parts",
    async load(id) {
      const [, file = "", part] = /^(.*\.po)\?(first|later)$/.exec(id) ?? [];
      if (part === undefined) return null;
      const found = getCatalogForFile(relative(config.rootDir ?? "", file), await getCatalogs(config));
      if (found === undefined) throw new Error(`No catalogue of ours: ${file}`);
      this.addWatchFile(file);
      const { locale, catalog } = found;
      const { messages } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales ?? {},
        sourceLocale: config.sourceLocale ?? "en",
      });
      const origins = (await catalog.read(config.sourceLocale ?? "en")) ?? {};
      const first = filesOfFirstView();
      const ofPart = Object.entries(messages).filter(([key]) => {
        const files = (origins[key]?.origin ?? []).map(([origin]) => resolve(import.meta.dirname, origin));
        return partOf(files, first) === part;
      });
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(ofPart), {
        namespace: "es",
      });
      if (errors.length > 0)
        throw new Error(`${file}: ${errors.map(({ error }) => error.message).join("; ")}`);
      return { code: source, map: null, moduleType: "js" };
    },
  };
}

export function partOf(files: readonly string[], first: ReadonlySet<string>): WordPart {
  if (files.some((file) => first.has(file))) return "first";
  return files.length > 0 && files.every((file) => file.startsWith(sitePages)) ? "site" : "later";
}

const imported = /^(?:import|export)\s+(?!type\b)(?:[^;"']*?\sfrom\s+)?["'](\.[^"']+\.tsx?)["']/gm;

export function filesOfFirstView(): ReadonlySet<string> {
  const files = new Set(["entry-client.tsx", ...firstWordPages].map((file) => join(clientDir, file)));
  for (const file of files) {
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imported))
      files.add(resolve(file, "..", path));
  }
  return files;
}
