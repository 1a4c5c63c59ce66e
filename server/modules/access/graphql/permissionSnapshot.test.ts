import { isObjectType } from "graphql";
import { expect, it } from "vitest";
import { PERMISSIONS } from "../rules/permissions.ts";
import { PLATFORM_GUARD, findGuard } from "../../../platform/graphql/guards.ts";
import { buildSchema } from "../../../app/graph/schema.ts";

const ROW_ID = "00000000-0000-7000-8000-000000000001";
const ROW = { id: ROW_ID, businessId: ROW_ID, order: { businessId: ROW_ID }, view: { businessId: ROW_ID } };
/** Lists need a permission only for unpublished entries. */
const ARGS = { filter: { publication: ["DRAFT"] } };
const VISITOR_CONTEXT = { viewer: null, business: { id: ROW_ID } };

async function loadAuthScopes(declaration: { readonly extensions: object }): Promise<unknown> {
  const { authScopes } =
    (declaration.extensions as { pothosOptions?: { authScopes?: unknown } }).pothosOptions ?? {};
  if (typeof authScopes !== "function") return authScopes;
  const result: unknown = isObjectType(declaration)
    ? authScopes(ROW, VISITOR_CONTEXT)
    : authScopes(ROW, ARGS, VISITOR_CONTEXT);
  return result;
}

async function findPermission(declaration: { readonly extensions: object }): Promise<string | null> {
  const scopes = await loadAuthScopes(declaration);
  if (scopes === undefined) return null;
  const text = JSON.stringify(scopes);
  const isForPlatform = text.includes('"platform":true');
  const permission = PERMISSIONS.filter((one) => text.includes(`"${one}"`)).join(" or ");
  if (permission === "") return isForPlatform ? "a platform key" : "a rule of its own";
  if (isForPlatform) return `${permission}, or a platform key`;
  return /mayOwn|viewerOwn/.test(text) ? `${permission}, or of one's own` : permission;
}

function listDeclarations() {
  const types = Object.values(buildSchema().getTypeMap()).filter(isObjectType);
  return types.flatMap((type) => [
    [type.name, type] as const,
    ...Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
  ]);
}

async function listGuarded(): Promise<string[]> {
  const lines: string[] = [];
  for (const [path, declaration] of listDeclarations()) {
    const permission = await findPermission(declaration);
    if (permission !== null) lines.push(`${path}: ${permission}`);
  }
  return lines.toSorted();
}

it("the permissions of types and fields match the snapshot", async () => {
  await expect(`${(await listGuarded()).join("\n")}\n`).toMatchFileSnapshot("permissions.snapshot.txt");
});

/** Its scopes load the booking. */
const UNREADABLE_SCOPES = ["Booking"];

it("the declared permissions are those that the scopes check", async () => {
  const violations: string[] = [];
  for (const [path, declaration] of listDeclarations()) {
    const guard = findGuard(declaration);
    const checked = JSON.stringify((await loadAuthScopes(declaration)) ?? null);
    const names = [
      ...PERMISSIONS.filter((one) => checked.includes(`"${one}"`)),
      ...(checked.includes('"platform":true') ? [PLATFORM_GUARD] : []),
    ];
    const declared = [...(guard?.permissions ?? [])];
    const isSame = declared.toSorted().join() === names.toSorted().join();
    if (!isSame && !UNREADABLE_SCOPES.includes(path)) violations.push(path);
  }
  expect(violations).toEqual([]);
});

/** Public, or authorized by a key or token in the input. */
const PUBLIC_MUTATIONS = [
  "book",
  "cancelBooking",
  "changePassword",
  "confirmCodeSetup",
  "confirmGuests",
  "confirmIdentity",
  "confirmPassword",
  "deletePasskey",
  "disableCodes",
  "finishPasskeyRegistration",
  "finishPasskeySignIn",
  "holdSlot",
  "leaveBooking",
  "mailBookingLink",
  "refreshPayment",
  "releaseHold",
  "renamePasskey",
  "renewBookingLinks",
  "renewRecoveryCodes",
  "requestPasswordReset",
  "rescheduleBooking",
  "resetPassword",
  "revokeSession",
  "signIn",
  "signInWithCode",
  "signOut",
  "signOutEverywhere",
  "startCodeSetup",
  "startPasskeyConfirmation",
  "startPasskeyRegistration",
  "startPasskeySignIn",
  "startPayment",
  "submitForm",
  "submitSurvey",
];

it("every other mutation requires a permission", async () => {
  const open: string[] = [];
  for (const field of Object.values(buildSchema().getMutationType()!.getFields()))
    if ((await findPermission(field)) === null) open.push(field.name);
  expect(open.toSorted()).toEqual(PUBLIC_MUTATIONS);
});
