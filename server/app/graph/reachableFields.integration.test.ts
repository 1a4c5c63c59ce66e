import { expect, it } from "vitest";
import { openGraph } from "../../testing/graph.ts";
import { reachableFields } from "../../testing/reachableFields.ts";
import { makeTenant } from "../../testing/tenancy/tenant.ts";
import { buildSchema } from "./schema.ts";

const graph = await openGraph();
const tenant = await makeTenant(graph, "Amber");

const fields = reachableFields(buildSchema());

it("finds the fields of the business, of its lists and of the viewer", () => {
  const names = fields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Business.hosts", "Booking.status", "Viewer.name"]));
  expect(new Set(names).size).toBe(names.length);
});

it.each(["an owner", "a staff member", "a visitor"] as const)(
  "returns every reachable field to %s without an internal error",
  async (caller) => {
    const askers = {
      "an owner": tenant.users.OWNER,
      "a staff member": tenant.users.STAFF,
      "a visitor": tenant.visitor,
    };
    const failed: unknown[] = [];
    for (const { name, document } of fields) {
      const { errors } = await graph.run(document, {}, askers[caller]);
      for (const { code, message } of errors) {
        // An error without a code is masked as an internal one.
        if (code === undefined || code === "INTERNAL_SERVER_ERROR") failed.push({ name, message });
      }
    }
    expect(failed).toEqual([]);
  },
  120_000,
);
