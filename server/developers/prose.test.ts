import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, isInputObjectType, isObjectType } from "graphql";
import { expect, it } from "vitest";
import { projectRoot } from "../root.ts";

/** A sentence with a clause as its subject, such as `Who serves sees …`. Questions are allowed. */
const CLAUSE_AS_SUBJECT = /(?:^|[.:!?]\s+)(?:Who|Whoever|What|Where)\b[^.?!]*(?:[.!]|$)/u;

/** Phrases that readers of English stumble over. */
const STRUCK =
  /\banswered\b(?! with)|\bput away\b|\bof nobody\b|\bis otherwise\b|\banew\b|\bno more\b|\bhouse\b/iu;

const pages = join(import.meta.dirname, "pages");

it.each(readdirSync(pages).filter((name) => name.endsWith(".md")))(
  "%s is written in plain English",
  (name) => {
    const prose = readFileSync(join(pages, name), "utf8").replaceAll(/```.*?```|`[^`]*`/gs, "");
    const sentences = prose.split(/\n\s*\n/).map((text) => text.replaceAll(/\s+/g, " ").trim());
    expect(sentences.filter((text) => CLAUSE_AS_SUBJECT.test(text) || STRUCK.test(text))).toEqual([]);
  },
);

it("guides name existing fields only", () => {
  const schema = buildSchema(readFileSync(join(projectRoot, "schema.graphql"), "utf8"));
  const missing = readdirSync(pages).flatMap((name) =>
    [...readFileSync(join(pages, name), "utf8").matchAll(/`([A-Z]\w+)\.(\w+)/g)]
      .filter(([, typeName = "", field = ""]) => {
        const type = schema.getType(typeName);
        return (isObjectType(type) || isInputObjectType(type)) && !Object.hasOwn(type.getFields(), field);
      })
      .map(([text]) => `${name}: ${text}`),
  );
  expect(missing).toEqual([]);
});

it("descriptions of the schema have no clause as their subject", () => {
  const schema = readFileSync(join(projectRoot, "schema.graphql"), "utf8");
  const texts = [...schema.matchAll(/"""(.*?)"""/gs)].map(([, text]) => text!.replaceAll(/\s+/g, " ").trim());
  expect(texts.filter((text) => CLAUSE_AS_SUBJECT.test(text))).toEqual([]);
});
