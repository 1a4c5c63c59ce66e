import { buildSchema as parseSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../root.ts";
import { createDeveloperPages, getGuidePath } from "./developerPages.ts";
import { listFailures } from "./generated.ts";
import { readBlocks } from "./recipes.ts";
import { readExamples, readSources } from "./sources.ts";

const schema = parseSchema(readFileSync(join(projectRoot, "schema.graphql"), "utf8"));
const pages = createDeveloperPages({
  schema,
  stylesheets: ["/pages.css"],
  serverOrigin: () => "https://house.example",
});
const all = new Map(pages.paths.map((path) => [path, pages.find(path)!]));

/** Paths of other parts of the server. */
const ELSEWHERE = new Set(["/graphql"]);

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
        if (ELSEWHERE.has(at) || at.startsWith("https://")) continue;
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

describe("guide to embedding", () => {
  it("names every attribute that the embed script reads", () => {
    const script = readFileSync(join(projectRoot, "client/embed/options.ts"), "utf8");
    const names = [...script.matchAll(/"([a-z_ ]+)"\.split/g)].flatMap(([, list]) => list!.split(" "));
    const { text } = readSources().find(({ slug }) => slug === "embedding")!;
    expect(names).toContain("service");
    expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
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
