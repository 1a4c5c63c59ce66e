import { type ContactRow, loadContacts } from "../../data/loadContacts.ts";
import type { Failure } from "../../../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { ContactRef } from "../contact.ts";

export const contactId = { required: true, description: "A contact's id." } as const;

/** `row` is the state in the transaction, or null in a replay. */
export interface ChangedContact {
  readonly id: string;
  readonly row: ContactRow | null;
}

export async function loadChangedContact<F extends Failure>(
  { database, business }: Scope,
  outcome: Outcome<{ readonly id: string }, F>,
): Promise<Outcome<ChangedContact, F>> {
  if (!outcome.ok) return outcome;
  const { id } = outcome.value;
  const [row = null] = await loadContacts(database.query, business.id, [id]);
  return { ok: true, value: { id, row } };
}

export const keepContact = ({ id }: ChangedContact): ChangedContact => ({ id, row: null });

export async function readContact(
  ctx: Context,
  { id, row }: ChangedContact,
): Promise<{ contact: ContactRow }> {
  const loader = ctx.loaders(ctx.viewer!.businessId).contact.clear(id);
  return { contact: row ?? (await loader.load(id))! };
}

export const toContactSubject = ({ id }: { readonly id: string }) => toGlobalId("Contact", id);

export function contactPayload(name: string, description: string) {
  return builder.objectRef<{ contact: ContactRow }>(name).implement({
    description,
    isTypeOf: (value) => "contact" in (value as object),
    fields: (t) => ({
      contact: t.expose("contact", { type: ContactRef, description: "The contact in its present state." }),
    }),
  });
}
