import type { ContactBookings } from "./contactBookings.ts";
import { type ContactRow, loadContacts } from "./data/loadContacts.ts";
import { findOrdersWithoutEmail, lockPersons } from "./data/mergeContacts.ts";
import { mergePersonMetadata, updateContact as write } from "./data/writeContact.ts";
import { invalidInputError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { recipientHash } from "../../platform/mail/recipientAddress.ts";
import type { ContactDetails } from "../../shared/contact/contactRules.ts";
import { issue } from "../../shared/failures/failure.ts";

export interface MergeContactsInput {
  /** Any row of the person that stays. Null for an unknown one. */
  readonly id: string | null;
  /** Any row of the person that is merged into it. Null for an unknown one. */
  readonly duplicateId: string | null;
}

/**
 * Links of the booker stay valid, because both persons are one. Links of future bookings that had no e-mail are mailed
 * to the address that they receive.
 */
export function mergeContacts(
  scope: Scope,
  bookings: Pick<ContactBookings, "mailLinks">,
  { id, duplicateId }: MergeContactsInput,
): Promise<Outcome<{ readonly id: string }>> {
  const { business, database, signer } = scope;
  return toResult(async () => {
    if (id === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    if (duplicateId === null) throw invalidInputError(issue(["duplicate"], "NOT_FOUND"));
    await database.transaction(async (sql) => {
      const [key, duplicateKey] = await lockPersons(sql, business.id, [id, duplicateId]);
      if (key === undefined) throw invalidInputError(issue(["id"], "NOT_FOUND"));
      if (duplicateKey === undefined) throw invalidInputError(issue(["duplicate"], "NOT_FOUND"));
      if (key === duplicateKey) throw invalidInputError(issue(["duplicate"], "DUPLICATE"));
      const [contact, duplicate] = await loadContacts(sql.query, business.id, [id, duplicateId]);
      const details = uniteDetails(contact!, duplicate!);
      const { email } = details;
      const hash = email === null ? null : recipientHash(signer, email);
      const mergedKey = email ?? key;
      const newlyReachable =
        email === null ? [] : await findOrdersWithoutEmail(sql, business.id, [key, duplicateKey]);
      await write(sql, business.id, duplicateKey, details, hash, mergedKey);
      await write(sql, business.id, key, details, hash, mergedKey);
      await mergePersonMetadata(sql, business.id, mergedKey);
      await bookings.mailLinks(sql, scope, newlyReachable);
    });
    return { id };
  });
}

/** The details of the first. Those that it lacks are of the second. */
function uniteDetails(first: ContactRow, second: ContactRow): ContactDetails {
  return {
    firstName: first.firstName,
    lastName: first.lastName,
    email: first.email ?? second.email,
    phone: first.phone ?? second.phone,
    dateOfBirth: first.dateOfBirth ?? second.dateOfBirth,
  };
}
