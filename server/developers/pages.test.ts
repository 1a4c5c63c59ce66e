import { type GraphQLEnumType, buildSchema as parseSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BLOCK_KINDS } from "../modules/content/rules/definition.ts";
import { projectRoot } from "../root.ts";
import { createDeveloperPages, getGuidePath } from "./developerPages.ts";
import { listFailures } from "./generated.ts";
import { ORIGIN } from "./layout.ts";
import { toAnchor } from "./markdown.ts";
import { readBlocks } from "./recipes.ts";
import { readExamples, readSources } from "./sources.ts";

const schema = parseSchema(readFileSync(join(projectRoot, "schema.graphql"), "utf8"));
const pages = createDeveloperPages({
  schema,
  stylesheets: ["/pages.css"],
  serverOrigin: () => "https://house.example",
});
const all = new Map(pages.paths.map((path) => [path, pages.find(path)!.content]));

const files = new Map(pages.filePaths.map((path) => [path, pages.find(path)!.content]));

/** Paths of other parts of the server. */
const ELSEWHERE = new Set(["/schemas/site.v1.json", "/graphql"]);

/** Markdown without its code blocks. */
const readProse = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, "");

describe("developer pages", () => {
  it("link only to existing pages and anchors", () => {
    const anchors = new Map(
      [...all].map(([path, page]) => [
        path,
        new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    const lost = new Set<string>();
    for (const [path, page] of all) {
      for (const [, href = ""] of page.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        const [target = "", anchor] = href.split("#", 2);
        const at = target === "" ? path : target;
        if (ELSEWHERE.has(at) || files.has(at) || at.startsWith("https://")) continue;
        if (!all.has(at) || (anchor !== undefined && !anchors.get(at)!.has(anchor)))
          lost.add(`${path}: ${href}`);
      }
    }
    expect([...lost]).toEqual([]);
  });

  it("have one main heading and unique anchors", () => {
    for (const [path, page] of all) {
      expect(page.match(/<h1[ >]/g), path).toHaveLength(1);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  it("need no script and no external file", () => {
    for (const [path, page] of all) {
      const outside = page.replaceAll(/<pre.*?<\/pre>/gs, "");
      expect(outside, path).not.toMatch(/<script|<img|<style| style=| on\w+=/);
    }
  });

  it("name every failure with its code", () => {
    const codes = listFailures(schema);
    expect(codes.map(({ code }) => code)).toContain("STAFF_BUSY");
    const silent = codes.filter(({ message, description }) => message === "" || description === "");
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe("Markdown of the pages", () => {
  it("exists for every page, which names it in its head", () => {
    for (const [path, page] of all) {
      expect(page).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md" />`);
      expect(files.get(`${path}.md`), path).toMatch(/^# .+\n/);
    }
  });

  it("links only to existing Markdown and sections", () => {
    const anchors = new Map(
      [...files].map(([path, text]) => [
        path,
        new Set([...text.matchAll(/^#+ (.+)$/gm)].flatMap(([, title = ""]) => [title, toAnchor(title)])),
      ]),
    );
    const lost = new Set<string>();
    for (const [path, text] of files) {
      for (const [, target = "", anchor] of readProse(text).matchAll(/\]\((\/[^)#]*)(?:#([^)]*))?\)/g)) {
        if (ELSEWHERE.has(target)) continue;
        if (!files.has(target) || (anchor !== undefined && !anchors.get(target)!.has(anchor)))
          lost.add(`${path}: ${target}#${anchor}`);
      }
    }
    expect([...lost]).toEqual([]);
  });

  it("has no marks that only the tests need", () => {
    for (const [path, text] of files) {
      expect(text, path).not.toMatch(/^```.* /m);
      expect(readProse(text), path).not.toMatch(/<!-- |\0/);
    }
  });

  it("has a caption for variables, answers and requests with a key", () => {
    const text = files.get("/developers/auth.md")!;
    expect(text).toMatch(/^GraphQL, with a key:\n\n```graphql\nmutation Key/m);
    expect(text).toMatch(/^Variables:\n\n```json\n\{ "input"/m);
    expect(text).toMatch(/^Answer:\n\n```json\n/m);
    expect(all.get("/developers/auth")).toContain("<figcaption>GraphQL, with a key</figcaption>");
  });

  it("describes a type with the fields, arguments and uses of its page", () => {
    for (const name of ["Service", "HoldSlotInput", "BookingStatus", "Failure", "BookResult", "DateTime"]) {
      const path = pages.paths.find((page) => page.endsWith(`/${name}`))!;
      const sections = [...all.get(path)!.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
      const titles = [...files.get(`${path}.md`)!.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
        title === "Used by" ? "used-by" : title,
      );
      expect(titles).toEqual(sections);
    }
  });
});

describe("llms.txt", () => {
  const text = files.get("/llms.txt")!;
  const links = [...text.matchAll(/\((https:[^)]+)\)/g)].map(([, url = ""]) => url);

  it("lists the Markdown of every page once and nothing else", () => {
    const addresses = pages.paths.map((path) => `${ORIGIN}${path}.md`);
    expect([...links].sort()).toEqual(addresses.sort());
  });

  it("has the sections of its format", () => {
    const headings = text.split("\n").filter((line) => /^[#>]/.test(line));
    expect(headings).toEqual([
      "# Daybook",
      expect.stringMatching(/^> /),
      expect.stringMatching(/^> /),
      "## Guides",
      "## Reference",
      "## Optional",
    ]);
    const items = text.split("\n").filter((line) => line.startsWith("- ["));
    expect(items.filter((line) => !/^- \[[^\]]+\]\([^)]+\)(: .+\.)?$/.test(line))).toEqual([]);
    expect(items.filter((line) => line.includes("/developers/") && !line.includes("): "))).toEqual([]);
  });
});

describe("schema.graphql", () => {
  it("is the schema of this checkout", () => {
    expect(files.get("/schema.graphql")).toBe(readFileSync(join(projectRoot, "schema.graphql"), "utf8"));
  });
});

describe("guide to embedding", () => {
  it("names every attribute that the embed script reads", () => {
    const script = readFileSync(join(projectRoot, "client/embed/options.ts"), "utf8");
    const names = [...script.matchAll(/"([a-z_ ]+)"\.split/g)].flatMap(([, list]) => list!.split(" "));
    const { text } = readSources().find(({ slug }) => slug === "embedding")!;
    expect(names).toContain("service");
    expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  });
});

describe("guides to content and forms", () => {
  const readText = (name: string) => readSources().find(({ slug }) => slug === name)!.text;

  it("name every kind of block", () => {
    const kinds = BLOCK_KINDS.filter((kind) => !readText("content").includes(`\`${kind}\``));
    expect(kinds).toEqual([]);
  });

  it("name every kind of field", () => {
    const type = schema.getType("FieldKind") as GraphQLEnumType;
    const names = type.getValues().map(({ name }) => name);
    expect(names).toContain("ADDRESS");
    expect(names.filter((name) => !readText("forms").includes(`\`${name}\``))).toEqual([]);
  });
});

describe("failures of the guides", () => {
  /** Codes of uploads and of the embed script. */
  const OTHER_CODES = ["TOO_BUSY", "STORAGE_FULL", "REQUEST_TIMEOUT", "NOTHING_TO_SHOW"];
  const known = new Set([
    ...listFailures(schema).map(({ code }) => code),
    ...(schema.getType("IssueCode") as GraphQLEnumType).getValues().map(({ name }) => name),
    ...OTHER_CODES,
  ]);
  const errors = readSources().find(({ slug }) => slug === "errors")!.text;

  it("have codes that exist", () => {
    const unknown = readSources().flatMap(({ slug, text }) =>
      [...(text.split("\n## Failures\n")[1] ?? "").matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)]
        .map(([, code = ""]) => code)
        .filter((code) => !known.has(code) && !errors.includes(`\`${code}\``))
        .map((code) => `${slug}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("examples", () => {
  const blocks = readSources().flatMap(({ slug, text }) =>
    readBlocks(text).map((block) => ({ ...block, guide: getGuidePath(slug) })),
  );
  const documents = blocks.filter(({ language }) => language === "graphql");

  it.each(documents.map((block) => [`${block.guide}, ${block.heading}`, block.text]))(
    "match the schema: %s",
    (_name, text) => {
      expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    },
  );

  it.each(readExamples().map(({ query }) => [query.split("\n")[0], query]))(
    "of the explorer match the schema: %s",
    (_name, query) => {
      expect(validate(schema, parse(query!)).map(({ message }) => message)).toEqual([]);
    },
  );

  it.each(
    blocks
      .filter(({ language }) => language === "json")
      .map(({ guide, heading, text }) => [`${guide}, ${heading}`, text]),
  )("in JSON can be parsed: %s", (_name, text) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
});
