import { expect, it } from "vitest";
import { selectCancelled, selectMovedTogether } from "./changeScope.ts";

const row = (id: string, startsAt: number, isLive = true) => ({ id, startsAt, member: 0, isLive });
const rows = [row("a", 1), row("b", 2), row("c", 3, false), row("d", 4)];
const ids = (bookings: readonly { id: string }[]) => bookings.map((one) => one.id).join("");

it("cancelled returns one, all or the later live bookings", () => {
  expect(ids(selectCancelled(rows, rows[1]!, "ONE"))).toBe("b");
  expect(ids(selectCancelled(rows, rows[1]!, "ORDER"))).toBe("abd");
  expect(ids(selectCancelled(rows, rows[1]!, "REST"))).toBe("bd");
  expect(ids(selectCancelled(rows, rows[2]!, "ONE"))).toBe("");
});

it("movedTogether returns a whole order or one booking of a series", () => {
  expect(ids(selectMovedTogether(rows, rows[1]!, false))).toBe("abd");
  expect(ids(selectMovedTogether(rows, rows[1]!, true))).toBe("b");
});
