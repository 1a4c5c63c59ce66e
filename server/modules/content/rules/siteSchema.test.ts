import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { demoContent } from "../../../../prisma/demo/site.ts";
import { sanitise } from "../sanitise.ts";
import { ENTRY_KINDS, type EntryKind } from "./definition.ts";
import { buildSiteSchema } from "./siteSchema.ts";
import { validateContent } from "./validateContent.ts";

const accepts = new Ajv2020({ strict: true, strictRequired: false, allErrors: false }).compile(
  buildSiteSchema("https://studio.example"),
);

const isImported = (kind: EntryKind, data: unknown) =>
  validateContent(kind, data, { find: (_, name) => name, sanitise }).issues.length === 0;

const toSite = (kind: EntryKind, data: unknown, slug = kind === "SITE" ? "" : "a") => ({
  format: "daybook-site",
  version: 1,
  entries: [{ kind, slug, isPublished: true, data }],
});

const hero = { kind: "hero", title: "T" };
const page = (...blocks: unknown[]) => ({ title: "T", blocks });
const picture = { kind: "FILE", path: "/demo/site/logo.svg", width: 1, height: 1 };

describe("schema of an exported site", () => {
  it.each(
    demoContent.flatMap(({ kind, slug, revisions }) =>
      revisions.map((data) => [`${kind} ${slug}`, kind, slug, data] as const),
    ),
  )("accepts %s of the demo", (_name, kind, slug, data) => {
    expect([accepts(toSite(kind, data, slug)), accepts.errors]).toEqual([true, null]);
  });

  it.each([
    ["PAGE", { title: "T" }],
    ["PAGE", { title: "T", image: null, isBlog: null, blocks: null }],
    ["PAGE", page(hero, { kind: "columns", columns: [[hero], []] })],
    ["PAGE", page({ kind: "booking", service: "massage", provider: null })],
    ["PRODUCT", { title: "T", priceMinor: 0, images: [picture] }],
    ["SITE", { title: "T", navigation: [{ label: "A", target: { kind: "PATH", path: "/a" } }] }],
    ["CATEGORY", { name: "N", seoTitle: "S" }],
  ] as const)("and the import accept an entry of kind %s: %j", (kind, data) => {
    expect([accepts(toSite(kind, data)), accepts.errors]).toEqual([true, null]);
    expect(isImported(kind, data)).toBe(true);
  });

  it.each([
    ["PAGE", {}],
    ["PAGE", { title: "" }],
    ["PAGE", { title: "x".repeat(161) }],
    ["PAGE", { title: "T", colour: "red" }],
    ["PAGE", { title: 1 }],
    ["PAGE", { title: "T", isBlog: "yes" }],
    ["PAGE", page("text")],
    ["PAGE", page({ kind: "carousel" })],
    ["PAGE", page({ kind: "quote" })],
    ["PAGE", page({ kind: "quote", id: "a b", text: "x" })],
    ["PAGE", page({ kind: "columns", columns: [[{ kind: "columns", columns: [[], []] }], []] })],
    ["PAGE", page({ kind: "columns", columns: [[]] })],
    ["PAGE", page({ kind: "booking" })],
    ["PAGE", page({ kind: "booking", service: "a", menu: "b" })],
    ["PAGE", page({ kind: "gallery", images: [] })],
    ["PAGE", page({ kind: "image", image: { ...picture, path: "/etc/passwd" } })],
    ["PAGE", page({ kind: "callToAction", title: "T", actions: [] })],
    ["PAGE", page({ kind: "postList", count: 0 })],
    ["PRODUCT", { title: "T", priceMinor: -1 }],
    ["PRODUCT", { title: "T", priceMinor: 0.5 }],
    ["PRODUCT", { title: "T", stock: "MANY" }],
    ["POST", { title: "T", categories: "food" }],
    ["SITE", { title: "T", social: [{ kind: "FAX", url: "https://a.example" }] }],
    ["SITE", { title: "T", navigation: [{ label: "", target: { kind: "PATH", path: "/a" } }] }],
    ["AUTHOR", { title: "T" }],
  ] as const)("and the import reject an entry of kind %s: %j", (kind, data) => {
    expect(accepts(toSite(kind, data))).toBe(false);
    expect(isImported(kind, data)).toBe(false);
  });

  it("rejects another format, version, kind, slug and unknown members", () => {
    const site = toSite("PAGE", { title: "T" });
    expect(accepts(site)).toBe(true);
    for (const wrong of [
      { ...site, format: "other" },
      { ...site, version: 2 },
      { ...site, more: 1 },
      { ...site, entries: [{ ...site.entries[0], kind: "FORM" }] },
      { ...site, entries: [{ ...site.entries[0], slug: "Über uns" }] },
      null,
    ])
      expect([wrong, accepts(wrong)]).toEqual([wrong, false]);
  });

  it("describes the content of every kind of entry", () => {
    const { $defs } = buildSiteSchema("") as { $defs: object };
    expect(Object.keys($defs)).toEqual(expect.arrayContaining(["Site", "Page", "Block"]));
    expect(ENTRY_KINDS.filter((kind) => accepts(toSite(kind, { title: "T" })))).toEqual([
      "SITE",
      "PAGE",
      "POST",
      "PRODUCT",
    ]);
  });
});
