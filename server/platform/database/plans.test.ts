import type pg from "pg";
import { expect, it } from "vitest";
import { planStatements } from "./plans.ts";

const SECOND = 1_000;

function discardedBefore(count: number, milliseconds: number): number[] {
  const client = {} as pg.ClientBase;
  return Array.from({ length: count }, (_, place) =>
    planStatements(client, place * milliseconds).map(({ text }) => text),
  ).flatMap((texts, place) => (texts.includes("DISCARD PLANS") ? [place] : []));
}

it("sets the plan mode before each transaction", () => {
  const client = {} as pg.ClientBase;

  const [first, second] = [planStatements(client, 0), planStatements(client, 0)];

  expect(second).toEqual(first);
  expect(first[0]).toMatchObject({ name: "daybook_plan_once", isSetting: true });
});

it("discards the plans after 8, 32 and 128 transactions, then after every 512", () => {
  expect(discardedBefore(2_000, 1)).toEqual([8, 40, 168, 680, 1_192, 1_704]);
});

it("discards the plans after a minute", () => {
  expect(discardedBefore(10, 20 * SECOND)).toEqual([3, 6, 9]);
});

it("counts the transactions of each connection separately", () => {
  expect(discardedBefore(9, 1)).toEqual([8]);
  expect(discardedBefore(8, 1)).toEqual([]);
});
