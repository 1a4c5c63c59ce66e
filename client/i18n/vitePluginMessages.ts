import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from "@lingui/cli/api";
import { makeConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { firstMessagePages, type MessagePart } from "./firstMessages.ts";
import linguiConfig from "./lingui.config.ts";

const clientDir = join(import.meta.dirname, "..");
const sitePages = join(clientDir, "content/");

/** Compiles `da.po?first` and `da.po?later` as modules. `da.po` has all messages. */
export function messageParts(): Plugin {
  const config = makeConfig(linguiConfig);
  return {
    name: "daybook:word-parts",
    async load(id) {
      const [, file = "", part] = /^(.*\.po)\?(first|later)$/.exec(id) ?? [];
      if (part === undefined) return null;
      const catalogFile = getCatalogForFile(relative(config.rootDir ?? "", file), await getCatalogs(config));
      if (catalogFile === undefined) throw new Error(`No catalogue of ours: ${file}`);
      this.addWatchFile(file);
      const { locale, catalog } = catalogFile;
      const { messages } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales ?? {},
        sourceLocale: config.sourceLocale ?? "en",
      });
      const origins = (await catalog.read(config.sourceLocale ?? "en")) ?? {};
      const first = findFirstViewFiles();
      const partMessages = Object.entries(messages).filter(([key]) => {
        const files = (origins[key]?.origin ?? []).map(([origin]) => resolve(import.meta.dirname, origin));
        return getMessagePart(files, first) === part;
      });
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(partMessages), {
        namespace: "es",
      });
      if (errors.length > 0)
        throw new Error(`${file}: ${errors.map(({ error }) => error.message).join("; ")}`);
      return { code: source, map: null, moduleType: "js" };
    },
  };
}

export function getMessagePart(files: readonly string[], first: ReadonlySet<string>): MessagePart {
  if (files.some((file) => first.has(file))) return "first";
  return files.length > 0 && files.every((file) => file.startsWith(sitePages)) ? "site" : "later";
}

const importPattern = /^(?:import|export)\s+(?!type\b)(?:[^;"']*?\sfrom\s+)?["'](\.[^"']+\.tsx?)["']/gm;

export function findFirstViewFiles(): ReadonlySet<string> {
  const files = new Set(["entry-client.tsx", ...firstMessagePages].map((file) => join(clientDir, file)));
  for (const file of files) {
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(importPattern))
      files.add(resolve(file, "..", path));
  }
  return files;
}
