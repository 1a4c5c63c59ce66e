import type { ErrorHelp } from "../../../router/page.ts";
import { phoneHref } from "../../messages/phoneHref.ts";

interface Business {
  readonly name: string;
  readonly phone: string;
  readonly accentColor: string;
}

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
