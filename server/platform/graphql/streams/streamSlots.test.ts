import { expect, it } from "vitest";
import { createStreamSlots } from "./streamSlots.ts";

it("counts the streams of a caller and of the process", () => {
  const slots = createStreamSlots({ perCaller: 2, perProcess: 3 });
  const first = slots.take("a");
  slots.take("a");
  expect(slots.take("a")).toEqual({ isFree: false, limit: "CALLER" });
  slots.take("b");
  expect(slots.take("c")).toEqual({ isFree: false, limit: "PROCESS" });
  if (!first.isFree) throw new Error("the first slot is not free");
  first.release();
  first.release();
  expect(slots.take("c").isFree).toBe(true);
  expect(slots.take("d")).toEqual({ isFree: false, limit: "PROCESS" });
});
