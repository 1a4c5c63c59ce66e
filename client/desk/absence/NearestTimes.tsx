import { Trans } from "@lingui/react/macro";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { formatDate, formatTime } from "../../time/format.ts";
import { useDesk } from "../layout/DeskContext.ts";
import { groupSlots } from "./groupSlots.ts";
import type { Proposal } from "./plan.ts";

/** Free times nearest to the appointment. They are not reserved, and the client may choose any other. */
export function NearestTimes({ slots }: Pick<Proposal, "slots">) {
  const locale = useLocaleTag();
  const { timeZone, hourCycle } = useDesk();
  if (slots.length === 0)
    return (
      <p>
        <Trans>No other time is free soon.</Trans>
      </p>
    );
  const times = groupSlots(slots, timeZone)
    .map(({ date, person, starts }) => {
      const clock = starts.map((start) => formatTime(start, { locale, timeZone, hourCycle })).join(", ");
      return [`${formatDate(date, "short", locale)}, ${clock}`, person].filter(Boolean).join(", ");
    })
    .join(" · ");
  return (
    <p>
      <Trans>Nearest times: {times}</Trans>
    </p>
  );
}
