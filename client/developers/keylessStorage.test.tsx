import { afterEach, expect, it } from "vitest";
import { keylessStorage } from "./keylessStorage.ts";

afterEach(() => localStorage.clear());

it("keeps GraphiQL's history without the headers of its requests", () => {
  const storage = keylessStorage(localStorage);
  const entry = { query: "{ viewer { name } }", operationName: "A" };
  const history = JSON.stringify({ queries: [{ ...entry, headers: '{"authorization":"Bearer secret"}' }] });
  storage.setItem("graphiql:queries", history);
  expect(JSON.parse(storage.getItem("graphiql:queries")!)).toEqual({ queries: [entry] });
  expect(JSON.stringify({ ...localStorage })).not.toContain("secret");
});

it("keeps everything else unchanged", () => {
  const storage = keylessStorage(localStorage);
  storage.setItem("graphiql:query", "{ a }");
  expect([storage.getItem("graphiql:query"), storage.length]).toEqual(["{ a }", 1]);
  storage.removeItem("graphiql:query");
  expect(storage.getItem("graphiql:query")).toBeNull();
});
