import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Locale, languageTag, locales } from "../shared/languages/locales.ts";
import { projectRoot } from "../root.ts";

/**
 * Writes `shared/time/zoneNames` from Unicode CLDR: country and metazone of each IANA zone, and for each language the
 * cities that differ from the zone's name.
 */

interface ZoneKey {
  readonly _alias?: string;
  readonly _deprecated?: boolean;
  /** Current IANA name, if CLDR uses an older identifier. */
  readonly _iana?: string;
  readonly _region?: string;
}
interface Tree {
  readonly [key: string]: Tree | string | undefined;
}
type MetazoneUse = { readonly usesMetazone: { readonly _mzone: string; readonly _to?: string } };
interface MetazoneTree {
  readonly [key: string]: MetazoneTree | readonly MetazoneUse[];
}
interface MetazoneData {
  readonly metazoneInfo: { readonly timezone: MetazoneTree };
  readonly metazones: readonly {
    readonly mapZone: { readonly _other: string; readonly _type: string; readonly _territory: string };
  }[];
}

const require = createRequire(import.meta.url);
const folder = join(projectRoot, "server", "shared", "time", "zoneNames");
const keys = Object.entries(
  readCldr<{ keyword: { u: { tz: Record<string, ZoneKey> } } }>("cldr-bcp47/bcp47/timezone.json").keyword.u
    .tz,
).filter(([key, zone]) => !key.startsWith("_") && !zone._deprecated);
const metazoneData = readCldr<{ supplemental: { metaZones: MetazoneData } }>(
  "cldr-core/supplemental/metaZones.json",
).supplemental.metaZones;

const currentNames = new Map(
  keys.flatMap(([, zone]) => {
    const names = zone._alias?.split(" ") ?? [];
    return names.map((name) => [name, zone._iana ?? names[0]!] as const);
  }),
);

mkdirSync(folder, { recursive: true });
writeTable(
  "zones.ts",
  "ZONES",
  "Country and metazone of each zone; `*` marks the zone that CLDR names first for its metazone.",
  zoneRows(),
);
for (const locale of locales)
  writeTable(
    `cities.${locale}.ts`,
    "CITIES",
    `Cities of zones in \`${languageTag(locale)}\`, where their name differs from the zone's own.`,
    cityRows(locale),
  );

function zoneRows(): [string, string][] {
  const metazones = new Map(
    findMetazones(metazoneData.metazoneInfo.timezone).map(([name, use]) => [toCurrentName(name), use]),
  );
  const first = new Set(
    metazoneData.metazones
      .filter(({ mapZone }) => mapZone._territory === "001")
      .map(({ mapZone }) => `${toCurrentName(mapZone._type)} ${mapZone._other}`),
  );
  return keys.flatMap(([key, zone]) => {
    const name = toCurrentName(zone._alias?.split(" ")[0] ?? "");
    if (!name.includes("/") || name.startsWith("Etc/")) return [];
    const metazone = metazones.get(name) ?? "";
    const country = zone._region ?? key.slice(0, 2).toUpperCase();
    const mark = first.has(`${name} ${metazone}`) ? "*" : "";
    return [[name, [country, metazone, mark].join(" ").trim()]];
  });
}

function cityRows(locale: Locale): [string, string][] {
  // CLDR's `pt` is Brazilian Portuguese.
  const tag = locale === "pt-br" ? "pt" : languageTag(locale);
  const data = readCldr<{ main: Record<string, { dates: { timeZoneNames: { zone: Tree } } }> }>(
    `cldr-dates-full/main/${tag}/timeZoneNames.json`,
  );
  const rows = findCities(data.main[tag]!.dates.timeZoneNames.zone).map(
    ([name, city]) => [toCurrentName(name), city] as [string, string],
  );
  return rows.filter(
    ([name, city]) => name.includes("/") && !name.startsWith("Etc/") && city !== plainCity(name),
  );
}

function plainCity(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
}

function toCurrentName(name: string): string {
  return currentNames.get(name) ?? name;
}

function findCities(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value !== "object")
      return key === "exemplarCity" && value !== undefined ? [[path, value]] : [];
    return findCities(value, path === "" ? key : `${path}/${key}`);
  });
}

function findMetazones(tree: MetazoneTree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = path === "" ? key : `${path}/${key}`;
    if (!Array.isArray(value)) return findMetazones(value as MetazoneTree, name);
    const use = (value as readonly MetazoneUse[]).at(-1)?.usesMetazone;
    return use === undefined || use._to !== undefined ? [] : [[name, use._mzone]];
  });
}

function readCldr<Data>(path: string): Data {
  return JSON.parse(readFileSync(require.resolve(path), "utf8")) as Data;
}

function writeTable(
  file: string,
  name: string,
  description: string,
  rows: readonly [string, string][],
): void {
  const lines = rows
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const text = [
    "// Written by `npm run generate` from Unicode CLDR (license Unicode-3.0); do not edit.\n",
    `/** ${description} */\n`,
    `export const ${name}: Readonly<Record<string, string>> = {\n${lines.join("")}};\n`,
  ].join("");
  writeFileSync(join(folder, file), text);
}
