import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from "@lingui/cli/api";
import { makeConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { firstMessagePages, type MessagePart } from "./firstMessages.ts";
import linguiConfig from "./lingui.config.ts";

const clientDir = join(import.meta.dirname, "..");
const sitePages = join(clientDir, "content/");
const deskScreens = join(clientDir, "desk/");

/** Compiles `da.po?first`, `da.po?later` and `da.po?desk` as modules. `da.po` has all messages. */
export function messageParts(): Plugin {
  const config = makeConfig(linguiConfig);
  return {
    name: "daybook:word-parts",
    async load(id) {
      const [, file = "", part] = /^(.*\.po)\?(first|later|desk)$/.exec(id) ?? [];
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
      const desk = part === "desk" ? findDeskFiles() : null;
      const partMessages = Object.entries(messages).filter(([key]) => {
        const files = (origins[key]?.origin ?? []).map(([origin]) => resolve(import.meta.dirname, origin));
        return desk === null
          ? getMessagePart(files, first) === part
          : files.some((origin) => desk.has(origin));
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
  const areAllIn = (folder: string) => files.length > 0 && files.every((file) => file.startsWith(folder));
  if (areAllIn(deskScreens)) return "desk";
  return areAllIn(sitePages) ? "site" : "later";
}

const importPattern = /^(?:import|export)\s+(?!type\b)(?:[^;"']*?\sfrom\s+)?["'](\.[^"']+\.tsx?)["']/gm;

export function findFirstViewFiles(): ReadonlySet<string> {
  return findImports(["entry-client.tsx", ...firstMessagePages].map((file) => join(clientDir, file)));
}

/** All files of the desk with what they import. */
export function findDeskFiles(): ReadonlySet<string> {
  const screens = readdirSync(deskScreens, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(deskScreens, file));
  return findImports([join(clientDir, "entry-desk.tsx"), ...screens]);
}

function findImports(starts: readonly string[]): ReadonlySet<string> {
  const files = new Set(starts);
  for (const file of files) {
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(importPattern))
      files.add(resolve(file, "..", path));
  }
  return files;
}
