import { expect, it, vi } from "vitest";
import { recordAnswers, replayAnswers } from "./pageData.ts";

const ask = (id: string, variables = {}) => ({ id, variables, isRepeatable: true });

it("hands what the server asked to the browser, once", async () => {
  const server = recordAnswers(async ({ id }) => ({ data: { id } }));
  await server.execute(ask("a", { from: "2026-01-01", none: undefined }));
  const carried = JSON.parse(JSON.stringify(server.answers)) as typeof server.answers;

  const network = vi.fn(async () => ({ data: { id: "from the network" } }));
  const browser = replayAnswers(carried, network);
  const first = await browser(ask("a", { from: "2026-01-01", none: undefined }));
  expect(first).toEqual({ data: { id: "a" } });
  expect(network).not.toHaveBeenCalled();

  await browser(ask("a", { from: "2026-01-01" }));
  expect(network).toHaveBeenCalledTimes(1);
});

it("asks the network for other variables", async () => {
  const network = vi.fn(async () => ({ data: {} }));
  const browser = replayAnswers([{ id: "a", variables: { x: 1 }, answer: { data: {} } }], network);
  await browser(ask("a", { x: 2 }));
  expect(network).toHaveBeenCalledTimes(1);
});
