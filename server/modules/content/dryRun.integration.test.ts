import { describe, expect, it } from "vitest";
import { rowChanges } from "../../testing/audit/audit.ts";
import { intakeAnswers } from "../../testing/questionnaires/fill.ts";
import { wellbeing } from "../../testing/questionnaires/respond.ts";
import { details, providerId, serviceId, visitorToken } from "../../testing/bookings/visit.ts";
import { openGraph } from "../../testing/graph.ts";

const graph = await openGraph({ isReset: true });

const START = "2026-11-24T15:00:00Z";

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly isDryRun?: boolean;
  readonly hold?: { readonly token: string; readonly total: { readonly amount: number } };
  readonly issues?: readonly { readonly path: string[]; readonly code: string }[];
  readonly [more: string]: unknown;
}

async function send(mutation: string, input: object, success: string): Promise<Answer> {
  const name = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}`;
  const { data, errors } = await graph.run<{ answer: Answer }>(
    `mutation ($input: ${name}Input!) { answer: ${mutation}(input: $input) { __typename ... on Failure { code }
       ... on InvalidInput { issues { path code } } ... on ${name}Payload { isDryRun ${success} } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data.answer;
}

const hold = (service: string, preview?: string, more: object = {}) =>
  send(
    "holdSlot",
    {
      service: serviceId(service),
      startsAt: START,
      provider: providerId("northside"),
      visitor: visitorToken(service),
      idempotencyKey: `hold-${service}`,
      preview,
      ...more,
    },
    "hold { token state total { amount } lines { service { slug } staff { name } } }",
  );

const book = (holdToken: string, preview?: string, more: object = {}) =>
  send(
    "book",
    {
      ...details,
      consent: true,
      locationKind: "AT_PROVIDER",
      holdToken,
      idempotencyKey: "key-00000001",
      preview,
      ...more,
    },
    "reference bookings { id } order { id }",
  );

describe("booking in a preview", () => {
  it("is held and booked like a real one and leaves no rows", async () => {
    const changes = await rowChanges(graph.database, async () => {
      const held = await hold("consultation", "spring-draft");
      expect(held).toMatchObject({
        isDryRun: true,
        hold: { lines: [{ service: { slug: "consultation" } }] },
      });
      const booked = await book(held.hold!.token, "spring-draft");
      expect(booked).toMatchObject({
        __typename: "BookPayload",
        isDryRun: true,
        reference: null,
        bookings: [],
        order: null,
      });
      // A dry run can be repeated.
      expect(await book(held.hold!.token, "spring-draft")).toEqual(booked);
      const wrong = await book(held.hold!.token, "spring-draft", { contact: { firstName: "Ada" } });
      expect(wrong.issues?.map(({ path }) => path.join("."))).toContain("contact.email");
      // The token is invalid outside the preview.
      expect(await book(held.hold!.token)).toMatchObject({ issues: [{ code: "ALTERED" }] });
    });
    expect(changes).toEqual({});
    // The slot is still available.
    const real = await hold("consultation");
    expect(real).toMatchObject({ __typename: "HoldSlotPayload", isDryRun: false });
    expect(await book(real.hold!.token, "spring-draft")).toMatchObject({ issues: [{ code: "ALTERED" }] });
    expect(await book(real.hold!.token)).toMatchObject({ __typename: "BookPayload", isDryRun: false });
  });

  it("is validated against conflicts, rules and payments", async () => {
    const held = await hold("physio", "spring-draft");
    expect(held.hold!.total.amount).toBe(9500);
    const contact = { ...details.contact, dateOfBirth: "1990-01-01" };
    expect(await book(held.hold!.token, "spring-draft", { contact })).toMatchObject({ isDryRun: true });
    await hold("physio");
    expect(await hold("physio", "spring-draft")).toMatchObject({ code: "STAFF_BUSY" });
    expect(await book(held.hold!.token, "spring-draft", { contact })).toMatchObject({ code: "HOLD_EXPIRED" });
    expect(await hold("physio", "spring-draft", { startsAt: "2026-11-24T15:01:00Z" })).toMatchObject({
      code: "SLOT_UNAVAILABLE",
    });
  });

  it("is rejected for an unknown preview or an altered token", async () => {
    for (const preview of ["", "spring-drafu", "x".repeat(1_000), "' OR 1=1"])
      expect([preview, (await hold("consultation", preview)).issues]).toMatchObject([
        preview,
        [{ path: ["preview"], code: "NOT_FOUND" }],
      ]);
    const { token } = (await hold("consultation", "spring-draft")).hold!;
    const [mark, text, mac] = token.split(".");
    for (const altered of [
      `${mark}.${text}.${mac!.slice(1)}A`,
      `${mark}.e30.${mac}`,
      `${mark}.${text}`,
      "dry..",
      "dry.a.b.c",
    ])
      expect((await book(altered, "spring-draft")).issues).toMatchObject([
        { path: ["holdToken"], code: "ALTERED" },
      ]);
  });
});

describe("submission in a preview", () => {
  it("is validated but not stored, however often it is sent", async () => {
    const { data } = await graph.run<{ business: { form: { start: { token: string } } } }>(
      `{ business { form(id: "intake") { start { token } } } }`,
    );
    const { token: start } = data.business.form.start;
    const input = {
      start,
      idempotencyKey: "key-00000002",
      answers: intakeAnswers(),
      locale: "en",
      timeZone: "America/New_York",
    };
    const submit = (more: object) => send("submitForm", { ...input, ...more }, "outcome");
    const changes = await rowChanges(graph.database, async () => {
      for (const idempotencyKey of ["key-00000002", "key-00000002", "key-00000003"])
        expect(await submit({ preview: "spring-draft", idempotencyKey })).toMatchObject({
          __typename: "SubmitFormPayload",
          isDryRun: true,
          outcome: "ACCEPTED",
        });
      expect(await submit({ preview: "spring-draft", answers: [] })).toMatchObject({ code: "INVALID_INPUT" });
      expect((await submit({ preview: "nothing" })).issues).toMatchObject([{ path: ["preview"] }]);
    });
    expect(changes).toEqual({});
    expect(await submit({})).toMatchObject({ isDryRun: false, outcome: "ACCEPTED" });
    // Real submissions do not limit those in a preview.
    const other = intakeAnswers({ date_of_birth: { text: "1971-02-03" } });
    const again = await rowChanges(graph.database, async () => {
      for (const answers of [input.answers, other])
        expect(await submit({ preview: "spring-draft", answers })).toMatchObject({
          isDryRun: true,
          outcome: "ACCEPTED",
        });
    });
    expect(again).toEqual({});
    expect(await submit({ answers: other, idempotencyKey: "key-00000009" })).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
  });

  it("to a submitted survey is validated again", async () => {
    const { data } = await graph.run<{ business: { survey: { start: { token: string } } } }>(
      `{ business { survey(id: "wellbeing-check") { start { token } } } }`,
    );
    const around = { start: data.business.survey.start.token, locale: "en", timeZone: "America/New_York" };
    const submit = (answers: object[], more: object = {}) =>
      send("submitSurvey", { ...around, idempotencyKey: "key-00000004", answers, ...more }, "outcome score");
    const first = await submit(wellbeing());
    expect(first).toMatchObject({ isDryRun: false });
    const changes = await rowChanges(graph.database, async () => {
      for (const answers of [wellbeing(), wellbeing({ age: { text: "under_18" } })])
        expect(await submit(answers, { preview: "spring-draft" })).toMatchObject({ isDryRun: true });
      expect(await submit([], { preview: "spring-draft" })).toMatchObject({ code: "INVALID_INPUT" });
    });
    expect(changes).toEqual({});
  });
});
