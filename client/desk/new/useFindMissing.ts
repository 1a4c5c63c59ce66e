import { useLingui } from "@lingui/react/macro";
import { validateGuests } from "../../../server/shared/guests/guestRules.ts";
import { getIssueMessage } from "../../shared/getIssueMessage.ts";
import type { NewBookingDraft } from "./newBookingDraft.ts";

/** Values of `Ask`. */
export interface ServiceNeeds {
  readonly askPhone: string;
  readonly askDateOfBirth: string;
}

/** Returns a function that finds empty required fields and mistakes of guests. Its texts are by the name of the field. */
export function useFindMissing() {
  const { t, i18n } = useLingui();
  return (draft: NewBookingDraft, service: ServiceNeeds | undefined): Readonly<Record<string, string>> => {
    const required = t`This field is required.`;
    const { issues } = validateGuests(
      draft.guests.length === 0 ? null : draft.guests,
      draft.email.trim() || null,
    );
    return {
      ...(service === undefined ? { service: required } : {}),
      ...(draft.startsAt === "" ? { startsAt: t`Please choose a time.` } : {}),
      ...(draft.firstName.trim() === "" ? { firstName: required } : {}),
      ...(draft.lastName.trim() === "" ? { lastName: required } : {}),
      ...(service?.askPhone === "REQUIRED" && draft.phone.trim() === "" ? { phone: required } : {}),
      ...(service?.askDateOfBirth === "REQUIRED" && draft.dateOfBirth === ""
        ? { dateOfBirth: required }
        : {}),
      ...Object.fromEntries(issues.map(({ path, code }) => [path.join("."), i18n._(getIssueMessage(code))])),
    };
  };
}
