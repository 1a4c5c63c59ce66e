import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { KEY_SCOPES } from "../../modules/access/rules/keyScopes.ts";
import { VIEWER_ROLES, type ViewerRole } from "../../modules/access/rules/permissions.ts";
import { toGlobalId, toRowId } from "../../platform/graphql/globalIds.ts";
import { createAccessKey } from "../../modules/bookings/keys/accessKeys.ts";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import { addPlatformKey } from "../../modules/access/platformKeys.ts";
import { storeMedia } from "../../modules/content/media.ts";
import { createFeedKey } from "../../modules/integrations/feedKeys.ts";
import { createGuestToken } from "../../modules/bookings/keys/guestTokens.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { requestPasswordReset } from "../../modules/access/users/choosePassword.ts";
import { insertPasskey } from "../../modules/access/data/factors/passkeys.ts";
import { startSession } from "../../modules/access/users/startSession.ts";
import { userLinkToken } from "../../modules/access/users/userTokens.ts";
import type { TestCaller, TestGraph } from "../graph.ts";
import { insertPayment } from "../payments/paidOrder.ts";
import { PASSWORD, addUser } from "../identity/signedIn.ts";
import { MAKING_ROWS, getContentId } from "./makingRows.ts";
import { sendRow } from "./sendRow.ts";
import type { MatrixRow, Sender, TenantValues } from "./tenantValues.ts";
import { ABSENCE_ROW } from "./usingRows.ts";
import { unwrap } from "../unwrap.ts";

export interface Tenant {
  readonly businessId: string;
  readonly host: string;
  readonly scope: Scope;
  readonly things: TenantValues;
  readonly owner: TestCaller;
  readonly visitor: TestCaller;
  /** Belongs to no tenant. It may act on all of them. */
  readonly platform: TestCaller;
  readonly users: Readonly<Record<ViewerRole, TestCaller>>;
  readonly callers: readonly (readonly [string, TestCaller])[];
}

/** Creates a business whose public texts start with `Open…` and private ones with `Sealed…`, followed by `word`. */
export async function makeTenant(graph: TestGraph, word: string): Promise<Tenant> {
  const host = `${word.toLowerCase()}.example`;
  const businessId = newId(graph.clock.now(), {
    bytes: (count) => new TextEncoder().encode(word.repeat(20)).slice(0, count),
  });
  await graph.database.prisma.business.create({
    data: {
      id: businessId,
      slug: word.toLowerCase(),
      name: `Open${word}`,
      timeZone: "Europe/London",
      currency: "USD",
      phone: "+1 212 555 0199",
      email: `hello@open${word.toLowerCase()}.example`,
      hosts: { create: { host } },
    },
  });
  const visitor = { host };
  const scope = await graph.scope(visitor);
  const owner = { host, key: (await addApiKey(scope, `Sealed${word} owner`)).secret };
  const platformKey = unwrap(await addPlatformKey(scope, { name: `Sealed${word}`, expiresAt: null }));
  const platform = { key: platformKey.secret };
  const things: Record<string, string> = {
    word,
    business: toGlobalId("Business", businessId),
    password: PASSWORD,
    host,
    furtherHost: `sealed${word.toLowerCase()}.example`,
  };
  const senders = { OWNER: owner, VISITOR: visitor, USER: owner, READER: owner, PLATFORM: platform };
  for (const row of MAKING_ROWS) await sendAndStore(graph, row, things, senders);
  const staffId = toRowId("Staff", things["staff"]!);
  const users = {} as Record<ViewerRole, TestCaller>;
  for (const role of VIEWER_ROLES) {
    const email = `sealed${word}.${role}@example.org`.toLowerCase();
    const id = await addUser(scope, role, email, role === "STAFF" ? staffId : null);
    const place = {
      session: null,
      device: null,
      relyingParty: null,
      agent: `Sealed${word}`,
      clientAddress: "192.0.2.9",
    };
    const user = {
      businessId,
      id,
      email,
      name: email,
      role,
      staffId: null,
      passwordHash: null,
      isDisabled: false,
    };
    const started = await startSession(scope, user, place);
    users[role] = { host, session: started.session };
    if (role === "OWNER") things["ownerEmail"] = email;
    if (role !== "MANAGER") continue;
    const passkeyId = newId(graph.clock.now(), scope.random);
    await insertPasskey(graph.database.query, {
      businessId,
      id: passkeyId,
      userId: id,
      credentialId: Buffer.from(`sealed credential of ${word}`),
      publicKey: Buffer.alloc(77),
      counter: 0,
      transports: [],
      name: `Sealed${word} key`,
      now: graph.clock.now(),
    });
    things["passkey"] = toGlobalId("Passkey", passkeyId);
    things["otherSession"] = toGlobalId("UserSession", (await startSession(scope, user, place)).sessionId);
  }
  const keys: [string, TestCaller][] = [];
  for (const one of KEY_SCOPES)
    keys.push([
      `a key for ${one}`,
      {
        key: (await addApiKey(scope, { name: `Sealed${word} ${one}`, scopes: [one], expiresAt: null }))
          .secret,
      },
    ]);
  Object.assign(things, await loadRemainingValues(graph, scope, things));
  await sendAndStore(graph, ABSENCE_ROW, things, senders);
  const callers: [string, TestCaller][] = [
    ["the owner's key", owner],
    ...Object.entries(users).map(([role, asker]) => [`a ${role}`, asker] as [string, TestCaller]),
    ...keys,
    ["a visitor", visitor],
  ];
  return { businessId, host, scope, things, owner, visitor, platform, users, callers };
}

export function getSenders({
  owner,
  users,
  visitor,
  platform,
}: Tenant): Readonly<Record<Sender, TestCaller>> {
  return { OWNER: owner, USER: users.MANAGER, READER: users.READER, VISITOR: visitor, PLATFORM: platform };
}

/** Sends a row that must succeed and stores its results. */
export async function sendAndStore(
  graph: TestGraph,
  { mutation, by, input, keep = {} }: MatrixRow,
  things: Record<string, string>,
  askers: Readonly<Record<Sender, TestCaller>>,
): Promise<void> {
  const sent = input(things);
  // The platform reads no settings that are below a business.
  const depth = Math.max(
    by === "PLATFORM" ? 0 : 1,
    ...Object.values(keep).map((path) => path.replaceAll(/\.\d+/g, "").split(".").length - 1),
  );
  const { answer, data, errors } = await sendRow(graph, mutation, sent, askers[by], depth);
  if (!answer.endsWith("Payload") || errors.length > 0)
    throw new Error(
      `${mutation} ${JSON.stringify(sent)} answers ${answer}: ${JSON.stringify(errors[0] ?? data)}`,
    );
  for (const [name, path] of Object.entries(keep)) {
    const keptValue = path
      .split(".")
      .reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], data);
    if (typeof keptValue !== "string")
      throw new Error(`${mutation} answers no ${path}: ${JSON.stringify(data)}`);
    things[name] = keptValue;
  }
}

async function loadRemainingValues(
  graph: TestGraph,
  scope: Scope,
  things: TenantValues,
): Promise<Record<string, string>> {
  const { database, signer, clock } = graph;
  const businessId = scope.business.id;
  const one = async (sql: string, ...values: string[]) => {
    const [row] = await database.query<{ id: string }>(sql, [businessId, ...values]);
    if (!row) throw new Error(`nothing is found by ${sql}`);
    return row.id;
  };
  const bookingId = (name: string) =>
    one(
      "SELECT b.id FROM bookings b JOIN orders o ON o.business_id = b.business_id AND o.id = b.order_id WHERE b.business_id = $1 AND o.reference = $2",
      things[`${name}Reference`]!,
    );
  const firstId = await bookingId("first");
  const orderId = await one(
    "SELECT order_id AS id FROM bookings WHERE business_id = $1 AND id = $2",
    firstId,
  );
  const version = await one(
    "SELECT key_version::text AS id FROM bookings WHERE business_id = $1 AND id = $2",
    firstId,
  );
  const orderVersion = await one(
    "SELECT key_version::text AS id FROM orders WHERE business_id = $1 AND id = $2",
    orderId,
  );
  const email = await one(
    "SELECT c.email AS id FROM contacts c JOIN orders o ON o.business_id = c.business_id AND o.contact_id = c.id WHERE o.business_id = $1 AND o.id = $2",
    orderId,
  );
  const paymentId = await insertPayment(graph, scope, {
    bookingId: firstId,
    sessionId: `session_sealed${things["word"]}`,
    state: "SUCCEEDED",
  });
  const refundId = newId(clock.now(), scope.random);
  await database.query(
    `INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, note, state, created_at, settled_at)
     VALUES ($1, $2, $3, $4, 100, 'OWNER', $5, 'FAILED', $6, $6)`,
    [
      businessId,
      refundId,
      paymentId,
      firstId,
      `Sealed${things["word"]}`,
      new Date(clock.now()).toISOString(),
    ],
  );
  for (const table of ["businesses", "services", "staff", "contacts", "bookings", "orders"])
    await database.query(
      `UPDATE ${table} SET metadata = jsonb_build_object('note', $2::text, 'tag', $2::text) WHERE ${table === "businesses" ? "id" : "business_id"} = $1`,
      [businessId, `Sealed${things["word"]}`],
    );
  const { default: sharp } = await import("sharp");
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const media = unwrap(
    await storeMedia(scope, {
      name: `Sealed${things["word"]}.png`,
      alt: `Sealed${things["word"]}`,
      content,
    }),
  );
  const submissionId = await one("SELECT id FROM submissions WHERE business_id = $1");
  const uploadId = newId(clock.now(), scope.random);
  await database.query(
    `INSERT INTO uploads (business_id, id, field_key, name, media_type, size_bytes, content, created_at, submission_id)
     VALUES ($1, $2, 'a', $3, 'text/plain', 6, 'Sealed', $4, $5)`,
    [businessId, uploadId, `Sealed${things["word"]}.txt`, new Date(clock.now()).toISOString(), submissionId],
  );
  const staffId = toRowId("Staff", things["staff"]!)!;
  const feedVersion = await one(
    "SELECT feed_version::text AS id FROM staff WHERE business_id = $1 AND id = $2",
    staffId,
  );
  await requestPasswordReset(scope, {
    email: things["ownerEmail"]!,
    locale: "en",
    clientAddress: "192.0.2.9",
  });
  const linkId = await one("SELECT id FROM user_links WHERE business_id = $1 AND purpose = 'RESET'");
  const { data } = await graph.run<{ node: { availability: { nextAvailable: { key: string } } } }>(
    `query ($id: ID!) { node(id: $id) { ... on Service { availability(input: { from: "2026-11-27" }) { nextAvailable { key } } } } }`,
    { id: things["service"]! },
    { host: `${things["word"]!.toLowerCase()}.example` },
  );
  const contactId = await one(
    "SELECT contact_id AS id FROM orders WHERE business_id = $1 AND id = $2",
    orderId,
  );
  const noteId = newId(clock.now(), scope.random);
  await database.query(
    `INSERT INTO contact_notes (business_id, id, contact_id, author_id, author_name, text, created_at, updated_at)
     VALUES ($1, $2, $3, 'author', $4, $4, $5, $5)`,
    [businessId, noteId, contactId, `Sealed${things["word"]}`, new Date(clock.now()).toISOString()],
  );
  const duplicateId = newId(clock.now(), scope.random);
  await database.query(
    "INSERT INTO contacts (business_id, id, first_name, last_name, phone) VALUES ($1, $2, $3, $3, $3)",
    [businessId, duplicateId, `Sealed${things["word"]}`],
  );
  return {
    note: toGlobalId("ContactNote", noteId),
    duplicate: toGlobalId("Contact", duplicateId),
    slot: data.node.availability.nextAvailable.key,
    firstBooking: toGlobalId("Booking", firstId),
    secondBooking: toGlobalId("Booking", await bookingId("second")),
    askedBooking: toGlobalId("Booking", await bookingId("asked")),
    owedBooking: toGlobalId("Booking", await bookingId("owed")),
    declinedBooking: toGlobalId("Booking", await bookingId("declined")),
    begunBooking: toGlobalId("Booking", await bookingId("begun")),
    awayBooking: toGlobalId("Booking", await bookingId("away")),
    order: toGlobalId("Order", orderId),
    contact: toGlobalId("Contact", contactId),
    guestKey: createAccessKey(signer, businessId, {
      bookingId: firstId,
      role: "GUEST",
      member: 1,
      version: Number(version),
    }),
    guestToken: createGuestToken(signer, businessId, { orderId, orderVersion: Number(orderVersion), email }),
    payment: toGlobalId("Payment", paymentId),
    refund: toGlobalId("Refund", refundId),
    media: media.id,
    authorName: getContentId(things, "author"),
    categoryName: getContentId(things, "category"),
    productName: getContentId(things, "product"),
    pageName: getContentId(things, "page"),
    site: toGlobalId("Site", await one("SELECT id FROM entries WHERE business_id = $1 AND kind = 'SITE'")),
    submission: toGlobalId("Submission", submissionId),
    response: toGlobalId(
      "SurveyResponse",
      await one("SELECT id FROM survey_responses WHERE business_id = $1"),
    ),
    upload: encodeTypeId("upload", uploadId),
    audit: toGlobalId("AuditEntry", await one("SELECT id FROM audit_entries WHERE business_id = $1 LIMIT 1")),
    staffFeed: createFeedKey(signer, businessId, { staffId, version: Number(feedVersion) }),
    resetToken: userLinkToken(signer, businessId, linkId),
  };
}
