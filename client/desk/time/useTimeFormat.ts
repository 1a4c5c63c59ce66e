import { useMemo } from "react";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import type { TimeFormatOptions } from "../../time/format.ts";
import { useDesk } from "../layout/DeskContext.ts";

/** Language of the user, zone and clock of the business. */
export function useTimeFormat(): TimeFormatOptions {
  const locale = useLocaleTag();
  const { timeZone, hourCycle } = useDesk();
  return useMemo(() => ({ locale, timeZone, hourCycle }), [locale, timeZone, hourCycle]);
}
