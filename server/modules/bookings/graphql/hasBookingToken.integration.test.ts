import { beforeEach, expect, it } from "vitest";
import { createAccessKey } from "../keys/accessKeys.ts";
import { createBusinessDirectory } from "../../businesses/businessDirectory.ts";
import { createHoldToken } from "../keys/holdTokens.ts";
import { newId } from "../../../platform/ids/ids.ts";
import { createOrderKey } from "../keys/orderKeys.ts";
import { seededRandom, openGraph } from "../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import { hasBookingToken } from "./hasBookingToken.ts";

const graph = await openGraph();
await addOtherBusiness(graph.database);
beforeEach(() => graph.reset());

const random = seededRandom("opens-booking");

function opens(tokens: readonly string[], host = "localhost"): Promise<boolean> {
  const { signer, clock, database } = graph;
  return hasBookingToken({ signer, clock, directory: createBusinessDirectory(database, clock) }, tokens, {
    host,
  });
}

async function makeTokens() {
  const { business } = await graph.scope();
  const id = newId(graph.clock.now(), random);
  return {
    hold: createHoldToken(graph.signer, business.id, id),
    access: createAccessKey(graph.signer, business.id, {
      bookingId: id,
      role: "BOOKER",
      member: 0,
      version: 1,
    }),
    order: createOrderKey(graph.signer, business.id, id, 1),
  };
}

it.each(["hold", "access", "order"] as const)(
  "accepts the %s token of its own business only",
  async (kind) => {
    const token = (await makeTokens())[kind];
    expect(await opens(["nothing", token])).toBe(true);
    expect(await opens([token], OTHER.host)).toBe(false);
    expect(await opens([`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`])).toBe(false);
  },
);

it("accepts the token of a hold for ten minutes", async () => {
  const { hold } = await makeTokens();
  graph.clock.advance(9);
  expect(await opens([hold])).toBe(true);
  graph.clock.advance(1);
  expect(await opens([hold])).toBe(false);
});

it("accepts no token when there is none", async () => {
  expect(await opens([])).toBe(false);
});
