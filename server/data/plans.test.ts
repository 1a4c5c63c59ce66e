import type pg from "pg";
import { expect, it } from "vitest";
import { planStatements } from "./plans.ts";

const SECOND = 1_000;

/** The transactions of one connection, one each `milliseconds`, before which it planned anew. */
function replanned(count: number, milliseconds: number): number[] {
  const client = {} as pg.ClientBase;
  return Array.from({ length: count }, (_, place) =>
    planStatements(client, place * milliseconds).map(({ text }) => text),
  ).flatMap((texts, place) => (texts.includes("DISCARD PLANS") ? [place] : []));
}

it("says before each transaction that plans are kept", () => {
  const client = {} as pg.ClientBase;

  const [first, second] = [planStatements(client, 0), planStatements(client, 0)];

  expect(second).toEqual(first);
  expect(first[0]).toMatchObject({ name: "daybook_plan_once", isSetting: true });
});

it("plans anew after 8, 32 and 128 transactions, then after each 512", () => {
  expect(replanned(2_000, 1)).toEqual([8, 40, 168, 680, 1_192, 1_704]);
});

it("plans anew after a minute", () => {
  expect(replanned(10, 20 * SECOND)).toEqual([3, 6, 9]);
});

it("counts each connection by itself", () => {
  expect(replanned(9, 1)).toEqual([8]);
  expect(replanned(8, 1)).toEqual([]);
});
