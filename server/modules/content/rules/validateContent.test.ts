import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoContent } from "../../../../prisma/demo/site.ts";
import { sanitise } from "../sanitise.ts";
import { BLOCK_KINDS, ENTRY_KINDS } from "./definition.ts";
import { dropUnknown } from "./dropUnknown.ts";
import { validateContent } from "./validateContent.ts";

const by = { find: (_: string, name: string) => (name === "missing" ? null : name), sanitise };

const listIssues = (kind: (typeof ENTRY_KINDS)[number], input: unknown) =>
  validateContent(kind, input, by).issues.map(({ path, code }) => `${path.join(".")} ${code}`);

describe("demo content", () => {
  it.each(
    demoContent.flatMap(({ kind, slug, revisions }) =>
      revisions.map((data) => [`${kind} ${slug}`, kind, data] as const),
    ),
  )("of %s is valid and unchanged by validation", (_name, kind, data) => {
    const result = validateContent(kind, data, by);
    expect(result.issues).toEqual([]);
    expect(result.data).toEqual(data);
  });
});

const anything = fc.anything({
  maxDepth: 4,
  key: fc.constantFrom(
    "title",
    "name",
    "blocks",
    "kind",
    "id",
    "columns",
    "text",
    "image",
    "target",
    "navigation",
    "children",
    "__proto__",
    "slug",
  ),
  values: [
    fc.constantFrom(
      "hero",
      "columns",
      "richText",
      "MEDIA",
      "FILE",
      "ENTRY",
      "URL",
      "<script>",
      "\u0000",
      "missing",
      ...BLOCK_KINDS,
    ),
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  ],
});

describe("validateContent", () => {
  it("never throws and returns data that validates to itself", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENTRY_KINDS), anything, (kind, input) => {
        const { data, issues } = validateContent(kind, input, by);
        if (issues.length > 0) return;
        expect(validateContent(kind, data, by)).toEqual({ data, issues: [] });
      }),
      { numRuns: 500 },
    );
  });

  it("enforces the limits", () => {
    const quote = { kind: "quote", text: "x" };
    expect(listIssues("PAGE", { title: "A", blocks: Array.from({ length: 101 }, () => quote) })).toEqual([
      "blocks.100 OUT_OF_RANGE",
    ]);
    expect(listIssues("PAGE", { title: "a".repeat(161) })).toEqual(["title TOO_LONG"]);
    expect(listIssues("POST", { title: "A", categories: ["a", "a", "missing"] })).toEqual([
      "categories.2 NOT_FOUND",
      "categories.1 DUPLICATE",
    ]);
    expect(listIssues("PRODUCT", { title: "A", priceMinor: -1, stock: "MANY" })).toEqual([
      "priceMinor OUT_OF_RANGE",
      "stock INVALID",
    ]);
    expect(
      listIssues("SITE", {
        title: "A",
        locale: "not a language",
        social: [{ kind: "X", url: "http://x.example" }],
      }),
    ).toEqual(["locale INVALID", "social.0.url INVALID"]);
    expect(
      listIssues("PAGE", { title: "A", blocks: [{ kind: "booking", service: "a", menu: "b" }] }),
    ).toEqual(["blocks.0.menu INVALID"]);
    for (const input of [null, undefined, [], "x", 1, { __proto__: null }])
      expect(listIssues("PAGE", input).length).toBeGreaterThan(0);
  });
});

describe("dropUnknown", () => {
  const validate = (input: unknown) => validateContent("PAGE", input, by).issues;

  it("removes unknown references with the parts that require them and nothing else", () => {
    const missing = { kind: "MEDIA", media: "missing" };
    const knownMedia = { kind: "MEDIA", media: "there" };
    const { input, dropped } = dropUnknown(
      {
        title: "A",
        image: missing,
        blocks: [
          { id: "a", kind: "hologram" },
          { id: "b", kind: "image", image: missing },
          { id: "c", kind: "gallery", images: [missing, knownMedia, missing] },
          { id: "d", kind: "gallery", images: [missing] },
          { id: "e", kind: "columns", columns: [[{ id: "f", kind: "serviceCard", service: "missing" }], []] },
          {
            id: "g",
            kind: "callToAction",
            title: "T",
            actions: [{ label: "L", target: { kind: "ENTRY", entry: "missing" } }],
          },
          { id: "h", kind: "postList", blog: "missing" },
        ],
      },
      validate,
    );
    expect(validate(input)).toEqual([]);
    expect(input).toEqual({
      title: "A",
      image: null,
      blocks: [
        { id: "c", kind: "gallery", images: [knownMedia] },
        { id: "e", kind: "columns", columns: [[], []] },
        { id: "h", kind: "postList", blog: null },
      ],
    });
    expect(dropped).toHaveLength(9);
  });

  it("keeps all other issues", () => {
    const { input } = dropUnknown({ title: "", blocks: [{ kind: "quote" }] }, validate);
    expect(validate(input).map(({ code }) => code)).toEqual(["REQUIRED", "REQUIRED"]);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(anything, (input) => {
        const dropResult = dropUnknown(input, validate);
        expect(validate(dropResult.input).filter(({ code }) => code === "NOT_FOUND")).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
