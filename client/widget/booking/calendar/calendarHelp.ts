import type { ErrorHelp } from "../../../router/page.ts";
import { phoneHref } from "../../messages/phoneHref.ts";

interface Business {
  readonly name: string;
  readonly phone: string;
  readonly accentColor: string;
}

/**
 * Returns the contact data that the error page shows in place of a calendar.
 * @param phone phone of the provider, preferred to the business's
 */
export function getCalendarHelp(
  business: Business | null | undefined,
  phone: string | null = null,
): ErrorHelp | undefined {
  if (business == null) return undefined;
  const shownPhone = phone ?? business.phone;
  return {
    businessName: business.name,
    accentColor: business.accentColor,
    phone: shownPhone,
    phoneHref: phoneHref(shownPhone),
    calendarHref: null,
  };
}
