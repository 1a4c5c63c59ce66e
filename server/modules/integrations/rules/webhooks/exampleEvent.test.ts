import { expect, it } from "vitest";
import { EVENT_TYPES, type EventType } from "./eventTypes.ts";
import { exampleEvent } from "./exampleEvent.ts";

const types = Object.keys(EVENT_TYPES) as EventType[];

it.each(types)("%s has global ids", (type) => {
  const event = exampleEvent(type);
  expect(event).toMatchObject({ type, id: expect.stringMatching(/^evt_/) });
  const text = JSON.stringify(event);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|undefined|Minor"/);
  expect(JSON.parse(text)).toEqual(event);
  expect(Object.keys(event.data).length).toBeGreaterThan(0);
});

it.each(types)("%s contains no personal data for readers without permission", (type) => {
  expect(JSON.stringify(exampleEvent(type))).not.toMatch(/Ada|Grace|@example/);
});

it("contains personal data for permitted readers", () => {
  expect(exampleEvent("booking.created", true).data).toMatchObject({
    contact: { email: "ada@example.com" },
    guests: [{ number: 1 }],
  });
  expect(JSON.stringify(exampleEvent("contact.erased", true))).not.toContain("Ada");
  expect(JSON.stringify(exampleEvent("payment.succeeded", true))).not.toContain("Ada");
});

it("has a unique id per type", () => {
  expect(new Set(types.map((type) => exampleEvent(type).id)).size).toBe(types.length);
});
