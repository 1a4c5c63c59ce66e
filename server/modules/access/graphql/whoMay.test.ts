import { isObjectType } from "graphql";
import { expect, it } from "vitest";
import { PERMISSIONS } from "../rules/permissions.ts";
import { buildSchema } from "../../../app/graph/schema.ts";

/** A row that is nobody's. */
const SOME = "00000000-0000-7000-8000-000000000001";
const ROW = { id: SOME, businessId: SOME, order: { businessId: SOME }, view: { businessId: SOME } };
/** Asks for what is not published: lists want a permission for that alone. */
const ARGS = { publication: ["DRAFT"] };
const NOBODY = { viewer: null, business: { id: SOME } };

/** What the builder keeps of how a field or a type was made. */
async function scopesOf(made: { readonly extensions: object }): Promise<unknown> {
  const { authScopes } =
    (made.extensions as { pothosOptions?: { authScopes?: unknown } }).pothosOptions ?? {};
  if (typeof authScopes !== "function") return authScopes;
  const asked: unknown = isObjectType(made) ? authScopes(ROW, NOBODY) : authScopes(ROW, ARGS, NOBODY);
  return asked;
}

/** The permission that a declaration asks for, or what else it is; null: nothing is asked for. */
async function permissionOf(made: { readonly extensions: object }): Promise<string | null> {
  const scopes = await scopesOf(made);
  if (scopes === undefined) return null;
  const said = JSON.stringify(scopes);
  const permission = PERMISSIONS.find((one) => said.includes(`"${one}"`));
  if (permission === undefined) return "a rule of its own";
  return /mayOwn|viewerOwn/.test(said) ? `${permission}, or of one's own` : permission;
}

/** Everything of the graph that only some may see or do, with the permission for it. */
async function guarded(): Promise<string[]> {
  const types = Object.values(buildSchema().getTypeMap()).filter(isObjectType);
  const places = types.flatMap((type) => [
    [type.name, type] as const,
    ...Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
  ]);
  const lines: string[] = [];
  for (const [place, made] of places) {
    const permission = await permissionOf(made);
    if (permission !== null) lines.push(`${place}: ${permission}`);
  }
  return lines.toSorted();
}

it("who may what of the graph is what was agreed on", async () => {
  await expect(`${(await guarded()).join("\n")}\n`).toMatchFileSnapshot("whoMay.txt");
});

/** What anybody may do: each is let in by something else that it is sent, or is for everybody. */
const ANYBODYS = [
  "book",
  "cancelBooking",
  "changePassword",
  "confirmGuests",
  "confirmPassword",
  "holdSlot",
  "leaveBooking",
  "mailBookingLink",
  "refreshPayment",
  "releaseHold",
  "renewBookingLinks",
  "requestPasswordReset",
  "rescheduleBooking",
  "resetPassword",
  "revokeSession",
  "signIn",
  "signOut",
  "signOutEverywhere",
  "startPayment",
  "submitForm",
  "submitSurvey",
];

it("every other mutation declares a permission", async () => {
  const open: string[] = [];
  for (const field of Object.values(buildSchema().getMutationType()!.getFields()))
    if ((await permissionOf(field)) === null) open.push(field.name);
  expect(open.toSorted()).toEqual(ANYBODYS);
});
