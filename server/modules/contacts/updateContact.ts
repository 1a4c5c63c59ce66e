import { findOrdersOfChangedEmail, renewBookerLinks } from "../bookings/data/renewLinks.ts";
import { isSomebodyElse, updateContact as write } from "./data/writeContact.ts";
import { contactKey } from "./data/contactKey.ts";
import {
  type ContactDetails,
  type ContactDraft,
  validateContact,
} from "../../shared/contact/contactRules.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { localDateAt } from "../../shared/time/localTime.ts";
import { mailLinksOfOrders } from "../bookings/bookingLinks.ts";
import { homeCountry, isImpossiblePhone } from "../questionnaires/phoneNumbers.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { recipientHash } from "../notifications/writeNotices.ts";

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
  { id, merge, ...draft }: UpdateContactInput,
  former: ContactDetails | null,
): Promise<Outcome<{ readonly id: string }>> {
  const { business, clock, database } = scope;
  return toResult(async () => {
    if (id === null || former === null) throw new DomainError(invalidInput(issue(["contact"], "NOT_FOUND")));
    const { details, issues } = validateContact(withFormer(draft, former), {
      askPhone: "OPTIONAL",
      askDateOfBirth: "OPTIONAL",
      today: localDateAt(business.timeZone, Math.floor(clock.now() / 60_000)),
      isDiallable: (phone) => !isImpossiblePhone(phone, homeCountry(business.phone)),
    });
    // Stored values may be older than the rules, so only sent fields are validated.
    const own = issues.filter(({ path }) => draft[path[0] as keyof ContactDraft] !== undefined);
    if (own.length > 0) throw new DomainError(invalidInput(...own));
    await database.transaction(async (sql) => {
      const key = await contactKey(sql.query, business.id, id);
      if (key === null) throw new DomainError(invalidInput(issue(["contact"], "NOT_FOUND")));
      const isOther = await isSomebodyElse(sql, business.id, key, details.email);
      if (isOther && !merge) throw new DomainError(invalidInput(issue(["email"], "TAKEN")));
      const orderIds = await findOrdersOfChangedEmail(sql, business.id, key, details.email);
      await renewBookerLinks(sql, business.id, orderIds);
      const hash = recipientHash(scope.signer, details.email);
      if (isOther) await write(sql, business.id, details.email, details, hash);
      await write(sql, business.id, key, details, hash);
      await mailLinksOfOrders(sql, scope, orderIds);
    });
    return { id };
  });
}

function withFormer(draft: ContactDraft, former: ContactDetails): ContactDraft {
  const sent = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  return { ...former, ...sent };
}
