import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import type { FormField } from "../../../../shared/forms/definition.ts";
import { createAccessKey } from "../../keys/accessKeys.ts";
import { uploadId } from "../../../questionnaires/answerFiles.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { book as bookService } from "../../book.ts";
import { createHoldToken } from "../../keys/holdTokens.ts";
import { newId } from "../../../../platform/ids/ids.ts";
import { auditAfterEach } from "../../../../testing/audit/audit.ts";
import { holdAs } from "../../../../testing/bookings/callers.ts";
import { formId, intakeAnswers, publishForm } from "../../../../testing/questionnaires/fill.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import {
  book,
  details,
  holdAndGetToken,
  serviceId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";
import { unwrap } from "../../../../testing/unwrap.ts";

const graph = await openGraph();
await addOtherBusiness(graph.database);
const owner = { key: (await addApiKey(await graph.scope(), "owner")).secret };
beforeEach(async () => {
  await graph.reset();
  for (const slug of ["nutrition", "consultation"])
    await graph.change(slug, { locationKinds: ["AT_PROVIDER"], consentText: null });
});
auditAfterEach(graph);

const NUTRITION = { service: serviceId("nutrition"), startsAt: "2026-11-24T22:00:00Z" };
const CONSULTATION = { service: serviceId("consultation"), startsAt: "2026-11-24T20:00:00Z" };

const text = (key: string, more: Partial<FormField> = {}): FormField =>
  ({
    kind: "TEXT",
    key,
    label: `Your ${key}`,
    help: "",
    isRequired: false,
    maxLength: null,
    placeholder: "",
    ...more,
  }) as FormField;
const getIssues = (answer: Awaited<ReturnType<typeof book>>) =>
  (answer.issues ?? []).map(({ path, code }) => [path.join("."), code]);

interface Kept {
  readonly form_id: string;
  readonly version: number;
  readonly answers: Record<string, { readonly text?: string; readonly upload?: string }>;
}
const loadSubmissions = () =>
  graph.database.query<Kept & object>(
    `SELECT s.form_id, s.version, s.answers FROM submissions s JOIN forms f ON f.id = s.form_id WHERE s.order_id IS NOT NULL ORDER BY f.slug`,
  );
const counted = async () =>
  (
    await graph.database.query(
      "SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM submissions) AS submissions, (SELECT state FROM holds LIMIT 1) AS hold",
    )
  )[0];

async function createUpload(businessId?: string): Promise<string> {
  const scope = await graph.scope();
  const id = newId(graph.clock.now(), scope.random);
  await graph.database.query(
    `INSERT INTO uploads (business_id, id, field_key, name, media_type, size_bytes, content, created_at, expires_at)
     VALUES ($1, $2, 'blood_results', 'results.pdf', 'application/pdf', 1, 'a', $3, $3::timestamptz + interval '1 day')`,
    [businessId ?? scope.business.id, id, new Date(graph.clock.now()).toISOString()],
  );
  return uploadId(id);
}

const ANSWERS = "answers { key label kind text fileUrl }";
async function readAnswers(key: string) {
  const { data } = await graph.run<{ visitorBookings: { answers: { key: string; text: string }[] }[] }>(
    `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { ${ANSWERS} } } }`,
    { keys: [key] },
  );
  return data.visitorBookings[0]!.answers;
}
async function ownersView() {
  const { data } = await graph.run<{
    business: { bookings: { edges: { node: { service: { slug: string }; answers: { key: string }[] } }[] } };
  }>(`{ business { bookings { edges { node { service { slug } ${ANSWERS} } } } } }`, {}, owner);
  return data.business.bookings.edges.map(({ node }) => node);
}

const servedBookings = () =>
  graph.database.query<{ id: string; business_id: string; key_version: number; staff_id: string }>(
    `SELECT b.id, b.business_id, key_version, min(staff_id::text) AS staff_id FROM bookings b
       JOIN booking_staff s ON s.booking_id = b.id GROUP BY b.id, b.business_id, key_version, ordinal ORDER BY ordinal`,
  );

describe("book with a form", () => {
  beforeEach(() => graph.ask("nutrition", "intake"));

  it("stores answers that the booker, the staff and the owner can read", async () => {
    const file = await createUpload();
    const answers = intakeAnswers({ mobile: { text: "212 555 0142" }, blood_results: { text: file } });
    const answer = await book(graph, await holdAndGetToken(graph, NUTRITION), { answers });
    expect(answer.__typename).toBe("BookPayload");
    expect(await loadSubmissions()).toMatchObject([
      {
        form_id: demoId("form", "intake"),
        version: 1,
        answers: { mobile: { text: "+1 212 555 0142" }, blood_results: { upload: file } },
      },
    ]);
    const booker = answer.bookings![0]!.accessKey;
    const expected = [
      {
        key: "goal",
        label: "What would you like to change?",
        kind: "SINGLE_CHOICE",
        text: "More energy during the day",
        fileUrl: null,
      },
      { key: "conditions", kind: "MULTIPLE_CHOICE", text: "None of this" },
      { key: "diet", kind: "DROPDOWN", text: "Vegetarian" },
      { key: "date_of_birth", kind: "DATE_OF_BIRTH", text: "1990-12-10" },
      { key: "blood_results", kind: "FILE", text: "results.pdf", fileUrl: `/uploads/${file}` },
      { key: "mobile", kind: "PHONE", text: "+1 212 555 0142" },
      { key: "health_data", kind: "CONSENT" },
      { key: "source", kind: "HIDDEN", text: "website" },
    ];
    const visibleAnswers = await readAnswers(booker);
    expect(visibleAnswers).toMatchObject(expected);
    const [row] = await servedBookings();
    const grant = {
      bookingId: row!.id,
      member: 0,
      staffId: row!.staff_id,
      version: row!.key_version,
    } as const;
    expect(
      await readAnswers(createAccessKey(graph.signer, row!.business_id, { ...grant, role: "STAFF" })),
    ).toEqual(visibleAnswers);
    expect(await ownersView()).toEqual([{ service: { slug: "nutrition" }, answers: visibleAnswers }]);
    expect(await graph.database.query("SELECT id FROM uploads WHERE submission_id IS NULL")).toEqual([]);
  });

  it("returns the issues of answers and details together", async () => {
    const contact = { firstName: "", lastName: "L", email: "ada", phone: "+1 2" };
    const answers = intakeAnswers({ goal: null, diet: { text: "cannibal" }, nonsense: { text: "x" } });
    const answer = await book(graph, await holdAndGetToken(graph, NUTRITION), { contact, answers });
    expect(getIssues(answer).toSorted()).toEqual([
      ["answers.diet", "UNKNOWN_OPTION"],
      ["answers.goal", "CHOOSE_ONE"],
      ["answers.nonsense", "UNKNOWN_FIELD"],
      ["contact.email", "INVALID_EMAIL"],
      ["contact.firstName", "REQUIRED"],
      ["contact.phone", "INVALID_PHONE"],
    ]);
    expect(await counted()).toEqual({ orders: 0, submissions: 0, hold: "LIVE" });
  });

  it("rejects missing answers", async () => {
    const token = await holdAndGetToken(graph, NUTRITION);
    const answer = await book(graph, token);
    expect(getIssues(answer)).toHaveLength(5);
    expect(await book(graph, token, { answers: intakeAnswers() })).toMatchObject({
      __typename: "BookPayload",
    });
  });

  it("rejects a disqualified visitor and keeps the hold", async () => {
    const token = await holdAndGetToken(graph, NUTRITION);
    const answers = intakeAnswers({ conditions: { options: ["eating_disorder"] } });
    expect(await book(graph, token, { answers })).toMatchObject({
      __typename: "Disqualified",
      code: "DISQUALIFIED",
      message: expect.stringContaining("Please call us"),
    });
    expect(await counted()).toEqual({ orders: 0, submissions: 0, hold: "LIVE" });
    expect(await book(graph, token, { answers: intakeAnswers() })).toMatchObject({
      __typename: "BookPayload",
    });
  });

  it("returns the same order for a replay and stores answers once", async () => {
    const token = await holdAndGetToken(graph, NUTRITION);
    const file = await createUpload();
    const sent = { answers: intakeAnswers({ blood_results: { text: file } }) };
    const first = await book(graph, token, sent);
    expect(first.__typename).toBe("BookPayload");
    // The upload is used and the form archived.
    await graph.database.query("UPDATE forms SET publication = 'ARCHIVED' WHERE slug = 'intake'");
    expect(await book(graph, token, sent)).toEqual(first);
    await graph.database.query("UPDATE forms SET publication = 'PUBLISHED' WHERE slug = 'intake'");
    expect(await book(graph, token, { answers: intakeAnswers({ diet: { text: "vegan" } }) })).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
    expect(await counted()).toMatchObject({ orders: 1, submissions: 1 });
  });

  it("creates one order with one submission for twenty concurrent requests", async () => {
    const token = await holdAndGetToken(graph, NUTRITION);
    const sent = { answers: intakeAnswers() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(graph, token, sent)));
    expect(new Set(answers.map((one) => one.reference)).size).toBe(1);
    expect(await counted()).toMatchObject({ orders: 1, submissions: 1 });
  });

  it("rejects unknown uploads and those of another business or answer", async () => {
    const ownUpload = await createUpload();
    const sent = (file: string) => ({ answers: intakeAnswers({ blood_results: { text: file } }) });
    await book(graph, await holdAndGetToken(graph, NUTRITION), sent(ownUpload));
    const other = { ...NUTRITION, startsAt: "2026-11-25T16:00:00Z", visitor: visitorToken(2) };
    const token = await holdAndGetToken(graph, other);
    for (const file of [
      ownUpload,
      await createUpload(OTHER.businessId),
      "upload_00000000000000000000000000",
      "x",
    ])
      expect(getIssues(await book(graph, token, sent(file)))).toEqual([
        ["answers.blood_results", "NOT_FOUND"],
      ]);
  });

  it("accepts an upload for one of two concurrent requests and keeps the other hold", async () => {
    const file = await createUpload();
    const sent = { answers: intakeAnswers({ blood_results: { text: file } }) };
    const tokens = [
      await holdAndGetToken(graph, { ...NUTRITION, visitor: visitorToken(1) }),
      await holdAndGetToken(graph, {
        ...NUTRITION,
        startsAt: "2026-11-25T16:00:00Z",
        visitor: visitorToken(2),
      }),
    ];
    const answers = await Promise.all(tokens.map((token) => book(graph, token, sent)));
    expect(answers.map((one) => one.__typename).toSorted()).toEqual(["BookPayload", "InvalidInput"]);
    expect(await counted()).toMatchObject({ orders: 1, submissions: 1 });
    expect(await graph.database.query("SELECT id FROM holds WHERE state = 'LIVE'")).toHaveLength(1);
  });

  it("runs one statement more than without forms", async () => {
    const scope = await graph.scope();
    const statements = async (visitor: number, service: string, startsAt: string) => {
      const held = unwrap(await holdAs(scope, visitor, { service, startsAt }));
      const sent = {
        ...details,
        clientAddress: "192.0.2.1",
        holdToken: createHoldToken(scope.signer, scope.business.id, held.id),
        idempotencyKey: "book-key-1",
        locationKind: null,
        location: null,
        notes: null,
        answers: service === "nutrition" ? intakeAnswers() : null,
      };
      return graph.statementsOf(async () =>
        expect(await bookService(scope, sent)).toMatchObject({ ok: true }),
      );
    };
    const plain = await statements(1, "consultation", CONSULTATION.startsAt);
    const formStatements = await statements(2, "nutrition", NUTRITION.startsAt);
    expect(formStatements).toHaveLength(plain.length + 1);
    await publishForm(graph, "second", { fields: [text("a"), text("b")] });
    await graph.ask("nutrition", "second");
    expect(await statements(3, "nutrition", "2026-11-25T16:00:00Z")).toHaveLength(plain.length + 1);
  });
});

describe("version of a form", () => {
  const old = [{ field: "old", text: "x" }];
  const fresh = [{ field: "new", text: "x" }];
  async function createChangedForm(slug: string, hours: number) {
    await publishForm(graph, slug, { fields: [text("old", { isRequired: true })] });
    graph.clock.advance(60 * hours);
    await publishForm(graph, slug, { fields: [text("new", { isRequired: true })] });
    await graph.ask("consultation", slug);
    return (version: number) => ({ forms: [{ form: formId(slug), version }] });
  }
  const later = { ...CONSULTATION, startsAt: "2026-11-27T20:00:00Z" };

  it("is the one filled in when it was the newest within a day", async () => {
    const filledIn = await createChangedForm("turning-1", 1);
    const token = await holdAndGetToken(graph, later);
    expect(getIssues(await book(graph, token, { answers: old }))).toContainEqual([
      "answers.old",
      "UNKNOWN_FIELD",
    ]);
    expect(await book(graph, token, { answers: old, ...filledIn(1) })).toMatchObject({
      __typename: "BookPayload",
    });
    expect((await loadSubmissions()).map((one) => one.version)).toEqual([1]);
  });

  it("is the newest one when an older or unknown one is sent", async () => {
    const filledIn = await createChangedForm("turning-2", 1);
    graph.clock.advance(24 * 60);
    const token = await holdAndGetToken(graph, later);
    expect(getIssues(await book(graph, token, { answers: old, ...filledIn(1) }))).toContainEqual([
      "answers.old",
      "UNKNOWN_FIELD",
    ]);
    for (const version of [0, -1, 3, 2_147_483_647])
      expect(getIssues(await book(graph, token, { answers: old, ...filledIn(version) }))).toContainEqual([
        "answers.new",
        "REQUIRED",
      ]);
    const forms = [
      { form: "nonsense", version: 1 },
      { form: formId("intake"), version: 1 },
    ];
    expect(await book(graph, token, { answers: fresh, forms })).toMatchObject({ __typename: "BookPayload" });
    expect((await loadSubmissions()).map((one) => one.version)).toEqual([2]);
  });

  it("does not matter for a form that was removed meanwhile", async () => {
    await publishForm(graph, "staying", { fields: [text("stays", { isRequired: true })] });
    await publishForm(graph, "going", { fields: [text("goes"), text("more")] });
    await graph.ask("consultation", "staying", "going");
    const token = await holdAndGetToken(graph, CONSULTATION);
    const answers = ["stays", "goes", "nonsense"].map((field) => ({ field, text: field }));
    const forms = ["staying", "going"].map((slug) => ({ form: formId(slug), version: 1 }));
    await graph.database.query("UPDATE forms SET publication = 'ARCHIVED' WHERE slug = 'going'");
    expect(getIssues(await book(graph, token, { answers, forms }))).toEqual([
      ["answers.nonsense", "UNKNOWN_FIELD"],
    ]);
    expect(await book(graph, token, { answers: answers.slice(0, 2), forms })).toMatchObject({
      __typename: "BookPayload",
    });
    expect((await loadSubmissions()).map((one) => Object.keys(one.answers))).toEqual([["stays"]]);
  });

  it("defines the questions that a submission shows", async () => {
    await publishForm(graph, "worded", { fields: [text("name", { label: "Your first name" })] });
    await graph.ask("consultation", "worded");
    const answers = [{ field: "name", text: "Ada" }];
    const { bookings } = await book(graph, await holdAndGetToken(graph, CONSULTATION), { answers });
    await publishForm(graph, "worded", { fields: [text("name", { label: "Your surname" }), text("more")] });
    expect(await readAnswers(bookings![0]!.accessKey)).toMatchObject([
      { label: "Your first name", text: "Ada" },
    ]);
  });
});

describe("several forms", () => {
  it("are validated together and stored separately", async () => {
    await publishForm(graph, "one", { fields: [text("name", { isRequired: true }), text("colour")] });
    await publishForm(graph, "two", {
      fields: [text("name"), { ...text("colour"), kind: "PARAGRAPH" } as FormField],
    });
    await graph.ask("consultation", "one", "two");
    const token = await holdAndGetToken(graph, CONSULTATION);
    expect(getIssues(await book(graph, token, { answers: [] }))).toEqual([["answers.name", "REQUIRED"]]);
    const answers = [
      { field: "name", text: "Ada" },
      { field: "colour", text: "green" },
      { field: "colour_2", text: "blue\nor red" },
    ];
    const { bookings } = await book(graph, token, { answers });
    expect((await loadSubmissions()).map((one) => one.answers)).toEqual([
      { name: { kind: "TEXT", text: "Ada" }, colour: { kind: "TEXT", text: "green" } },
      { name: { kind: "TEXT", text: "Ada" }, colour: { kind: "TEXT", text: "blue\nor red" } },
    ]);
    expect((await readAnswers(bookings![0]!.accessKey)).map((one) => [one.key, one.text])).toEqual([
      ["name", "Ada"],
      ["colour", "green"],
      ["colour", "blue\nor red"],
    ]);
  });

  it("of several services are read with their service, or with all without one", async () => {
    await publishForm(graph, "food", { fields: [text("food")] });
    await publishForm(graph, "pain", { fields: [text("pain")] });
    await graph.ask("nutrition", "food");
    await graph.ask("consultation", "pain");
    const lines = [{ service: serviceId("consultation") }, { service: serviceId("nutrition") }];
    const token = await holdAndGetToken(graph, { lines, startsAt: "2026-11-24T20:00:00Z" });
    const answers = [
      { field: "food", text: "bread" },
      { field: "pain", text: "knee" },
    ];
    expect(await book(graph, token, { answers })).toMatchObject({ __typename: "BookPayload" });
    const read = async () =>
      Object.fromEntries(
        (await ownersView()).map((one) => [one.service.slug, one.answers.map(({ key }) => key)]),
      );
    expect(await read()).toEqual({ consultation: ["pain"], nutrition: ["food"] });
    await graph.database.query(
      "DELETE FROM service_forms f USING services s WHERE s.id = f.service_id AND s.slug = 'nutrition'",
    );
    expect(await read()).toEqual({ consultation: ["pain", "food"], nutrition: ["food"] });
    // Staff cannot read answers of a form that no service uses.
    const rows = await servedBookings();
    const staffs = rows.map((row) =>
      readAnswers(
        createAccessKey(graph.signer, row.business_id, {
          bookingId: row.id,
          role: "STAFF",
          member: 0,
          staffId: row.staff_id,
          version: row.key_version,
        }),
      ),
    );
    expect((await Promise.all(staffs)).map((visibleAnswers) => visibleAnswers.map(({ key }) => key))).toEqual(
      [["pain"], []],
    );
  });

  it("are read for many bookings in one statement", async () => {
    await publishForm(graph, "food", { fields: [text("food")] });
    await graph.ask("consultation", "food");
    for (const [n, startsAt] of [
      "2026-11-24T20:00:00Z",
      "2026-11-25T20:00:00Z",
      "2026-11-26T20:00:00Z",
    ].entries()) {
      const token = await holdAndGetToken(graph, { ...CONSULTATION, startsAt, visitor: visitorToken(n) });
      await book(graph, token, { answers: [{ field: "food", text: `${n}` }] });
    }
    const statements = await graph.statementsOf(async () => {
      expect((await ownersView()).map((one) => one.answers.length)).toEqual([1, 1, 1]);
    });
    expect(statements.filter((one) => one.includes("submissions"))).toHaveLength(1);
  });
});

describe("book without a form", () => {
  it("ignores answers, and requests none for an unpublished form", async () => {
    const token = await holdAndGetToken(graph, CONSULTATION);
    expect(getIssues(await book(graph, token, { answers: [{ field: "goal", text: "x" }] }))).toEqual([
      ["answers.goal", "UNKNOWN_FIELD"],
    ]);
    await publishForm(graph, "draft-form", { fields: [text("a", { isRequired: true })] });
    await graph.database.query("UPDATE forms SET publication = 'DRAFT' WHERE slug = 'draft-form'");
    await graph.ask("consultation", "draft-form");
    const { bookings } = await book(graph, token, { answers: [] });
    expect(await readAnswers(bookings![0]!.accessKey)).toEqual([]);
  });
});
