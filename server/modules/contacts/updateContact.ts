import { isOtherPersonsEmail, mergePersonMetadata, updateContact as write } from "./data/writeContact.ts";
import { findContactKey } from "./data/contactKey.ts";
import {
  type ContactDetails,
  type ContactDraft,
  validateContact,
} from "../../shared/contact/contactRules.ts";
import { issue } from "../../shared/failures/failure.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import type { ContactBookings } from "./contactBookings.ts";
import { getPhoneCountry, isImpossiblePhone } from "../questionnaires/index.ts";
import { toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { recipientHash } from "../../platform/mail/recipientAddress.ts";

/** Absent fields stay unchanged. Null deletes a value. */
export interface UpdateContactInput extends ContactDraft {
  /** Any row of the person. */
  readonly id: string | null;
  /** If false, the e-mail of another person is rejected. */
  readonly merge: boolean;
}

/**
 * A new e-mail also invalidates the links sent to the former one, and links to future bookings are mailed to the new
 * one.
 */
export function updateContact(
  scope: Scope,
  bookings: Pick<ContactBookings, "renewLinks" | "mailLinks">,
  { id, merge, ...draft }: UpdateContactInput,
  current: ContactDetails | null,
): Promise<Outcome<{ readonly id: string }>> {
  const { business, clock, database } = scope;
  return toResult(async () => {
    if (id === null || current === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
    const { details, issues } = validateContact(mergeDetails(draft, current), {
      // An e-mail can be added later, but not removed.
      askEmail: current.email === null ? "OPTIONAL" : "REQUIRED",
      askPhone: "OPTIONAL",
      askDateOfBirth: "OPTIONAL",
      today: getLocalDate(business.timeZone, Math.floor(clock.now() / 60_000)),
      isDiallable: (phone) => !isImpossiblePhone(phone, getPhoneCountry(business.phone)),
    });
    // Stored values may be older than the rules, so only sent fields are validated.
    const sentIssues = issues.filter(({ path }) => draft[path[0] as keyof ContactDraft] !== undefined);
    if (sentIssues.length > 0) throw invalidInputError(...sentIssues);
    await database.transaction(async (sql) => {
      const key = await findContactKey(sql.query, business.id, id);
      if (key === null) throw invalidInputError(issue(["id"], "NOT_FOUND"));
      const { email } = details;
      const isOtherPerson = email !== null && (await isOtherPersonsEmail(sql, business.id, key, email));
      if (isOtherPerson && !merge) throw invalidInputError(issue(["email"], "TAKEN"));
      const orderIds = await bookings.renewLinks(sql, business.id, key, email);
      const hash = email === null ? null : recipientHash(scope.signer, email);
      if (isOtherPerson) await write(sql, business.id, email, details, hash);
      await write(sql, business.id, key, details, hash, isOtherPerson ? email : null);
      if (isOtherPerson) await mergePersonMetadata(sql, business.id, email);
      await bookings.mailLinks(sql, scope, orderIds);
    });
    return { id };
  });
}

function mergeDetails(draft: ContactDraft, current: ContactDetails): ContactDraft {
  const changes = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  return { ...current, ...changes };
}
