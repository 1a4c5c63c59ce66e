import type { ErrorHelp } from "../../../router/page.ts";
import { phoneHref } from "../../messages/phoneHref.ts";

interface Business {
  readonly name: string;
  readonly phone: string;
  readonly accentColor: string;
}

export function calendarHelp(
  business: Business | null | undefined,
  phone: string | null = null,
): ErrorHelp | undefined {
  if (business == null) return undefined;
  const called = phone ?? business.phone;
  return {
    businessName: business.name,
    accentColor: business.accentColor,
    phone: called,
    phoneHref: phoneHref(called),
    calendarHref: null,
  };
}
