import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addApiKey } from "../modules/access/apiKeys.ts";
import { type TestGraph, testGraph } from "../testing/graph.ts";
import { type PartnerApp, partnerApp } from "../testing/servers/partnerApp.ts";
import { ORIGIN } from "./layout.ts";
import { type Recipe, compareAnswer, fillPlaceholders, readRecipes } from "./recipes.ts";
import { readSources } from "./sources.ts";

const DAY_MS = 86_400_000;

let graph: TestGraph;
let app: PartnerApp;
let values: Record<string, unknown>;

beforeAll(async () => {
  graph = await testGraph();
  app = await partnerApp(graph, "documents");
  const monday = Date.parse("2026-11-30T00:00:00-05:00");
  const date = (days: number) => new Date(monday + days * DAY_MS).toISOString().slice(0, 10);
  values = {
    from: date(0),
    to: date(4),
    later: date(8),
    nightTime: new Date(monday + DAY_MS / 8).toISOString(),
  };
});
afterAll(async () => {
  await app.close();
  await graph.close();
});

function readCurl(command: string): { url: string; headers: Record<string, string>; body: string } {
  const text = command.replaceAll(/\\\n\s*/g, "").replaceAll("$DAYBOOK_KEY", app.key);
  const url = /curl (\S+)/.exec(text)![1]!.replace(ORIGIN, app.origin);
  const headers = [...text.matchAll(/-H (['"])(.*?)\1/g)].map(([, , header]) => header!.split(": ", 2));
  return { url, headers: Object.fromEntries(headers), body: /-d '(.*)'/s.exec(text)![1]! };
}

async function send(recipe: Recipe): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const { url, ...sent } =
    recipe.language === "sh"
      ? readCurl(recipe.text)
      : {
          url: `${app.origin}/graphql`,
          headers: recipe.hasKey ? { ...headers, authorization: `Bearer ${app.key}` } : headers,
          body: JSON.stringify({
            query: recipe.text,
            variables: fillPlaceholders(recipe.variables ?? {}, values),
          }),
        };
  const response = await fetch(url, { method: "POST", ...sent });
  const { extensions: _cost, ...answer } = (await response.json()) as Record<string, unknown>;
  return answer;
}

describe("examples of the guides in order", () => {
  const recipes = readSources().flatMap(({ slug, text }) => readRecipes(slug === "" ? "index" : slug, text));

  it.each(recipes.map((recipe) => [recipe.name, recipe] as const))("%s", async (_name, recipe) => {
    // Each example runs a minute later, so that lists by time are ordered.
    graph.clock.advance(1);
    const answer = await send(recipe);
    const { differences, found } = compareAnswer(recipe.answer, answer, values);
    expect(differences, JSON.stringify(answer)).toEqual([]);
    Object.assign(values, found);
  });
});

it("run today's bookings with the key of the reports example", async () => {
  const scope = await graph.scope();
  const { secret } = await addApiKey(scope, { name: "Reports", scopes: ["bookings:read"], expiresAt: null });
  const owners = readSources().find(({ slug }) => slug === "owners")!;
  const today = readRecipes("owners", owners.text).find(({ text }) => text.includes("query Today"))!;
  const response = await fetch(`${app.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query: today.text, variables: fillPlaceholders(today.variables, values) }),
  });
  const { data, errors } = (await response.json()) as {
    data: { business: { bookings: { edges: { node: { contact: object } }[] } } };
    errors: { path: unknown; extensions: { code: string } }[];
  };
  expect(data.business.bookings.edges[0]!.node.contact).toEqual({
    firstName: "Noor",
    lastName: "Haddad",
    email: null,
  });
  expect(errors.map(({ extensions: { code } }) => code)).toEqual(["FORBIDDEN"]);
});
