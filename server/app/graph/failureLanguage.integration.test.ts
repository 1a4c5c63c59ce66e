import { beforeEach, describe, expect, it } from "vitest";
import { type Locale, locales } from "../../shared/languages/locales.ts";
import { openGraph } from "../../testing/graph.ts";
import { hold, serviceId, visitorToken } from "../../testing/bookings/visit.ts";

const graph = await openGraph();
beforeEach(() => graph.reset());

const MONDAY_0930 = "2026-11-23T14:30:00.000Z";

const holdInvalid = (locale?: Locale) =>
  hold(
    graph,
    {
      idempotencyKey: "none-at-all",
      visitor: visitorToken(0),
      service: serviceId("consultation"),
      startsAt: MONDAY_0930,
      seats: 0,
    },
    locale && { locale },
  );

async function lookUp(locale?: Locale): Promise<{ readonly code: string; readonly message: string }> {
  const document = `{ visitorBookings(accessKeys: ["nothing"]) { ... on Failure { code message } } }`;
  const { data } = await graph.run<{ visitorBookings: { code: string; message: string }[] }>(
    document,
    {},
    locale && { locale },
  );
  return data.visitorBookings[0]!;
}

describe("message of an outcome", () => {
  it("is English by default and equals the specification", async () => {
    expect(await lookUp()).toEqual({ code: "BOOKING_NOT_FOUND", message: "No calendar event found" });
  });

  it("is in the language of the request, with the same code", async () => {
    const messages = new Map<Locale, string>();
    for (const locale of locales) {
      const { code, message } = await lookUp(locale);
      expect(code).toBe("BOOKING_NOT_FOUND");
      messages.set(locale, message);
    }
    expect(messages.get("de")).toBe("Kein Termin gefunden");
    expect(new Set(messages.values()).size).toBe(locales.length);
  });

  it("is translated for every issue of an input", async () => {
    const english = await holdInvalid();
    const german = await holdInvalid("de");
    const { issues } = english;
    expect(german.code).toBe("INVALID_INPUT");
    expect(german.issues).toEqual(
      issues!.map((issue) => ({ ...issue, message: "Dieser Wert liegt außerhalb des zulässigen Bereichs." })),
    );
    expect(german.message).toBe(german.issues![0]!.message);
  });
});
