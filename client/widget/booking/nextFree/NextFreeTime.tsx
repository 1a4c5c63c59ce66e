import { Trans } from "@lingui/react/macro";
import { use, type ContextType } from "react";
import { toLocalDate, formatDate, formatTime } from "../../../time/format.ts";
import { formatOffset } from "../../../time/offset.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import type { CalendarCard } from "./calendarCard.ts";
import { NextFreeContext } from "./NextFreeTimes.tsx";
import styles from "./NextFreeTime.module.css";

export function NextFreeTime({ card }: { readonly card: CalendarCard }) {
  const state = use(NextFreeContext);
  if (state === null) return null;
  return (
    <span className={styles.line}>
      <Icon name="calendar" size={16} />
      <span>
        <NextFreeLabel nextStart={state.getNextStart(card)} state={state} />
      </span>
    </span>
  );
}

function NextFreeLabel({
  nextStart,
  state: { timeFormat, isOtherZone },
}: {
  readonly nextStart: string | null | undefined;
  readonly state: NonNullable<ContextType<typeof NextFreeContext>>;
}) {
  if (nextStart === undefined) return <Skeleton width="11em" height="0.8em" />;
  if (nextStart === "unknown") return null;
  if (nextStart === null) return <Trans>No free times at the moment</Trans>;
  const date = formatDate(toLocalDate(nextStart, timeFormat.timeZone), "short", timeFormat.locale);
  const clock = formatTime(nextStart, timeFormat);
  const time = isOtherZone ? `${clock} (${formatOffset(nextStart, timeFormat.timeZone)})` : clock;
  return (
    <Trans>
      Next free:{" "}
      <time dateTime={nextStart}>
        {date}, {time}
      </time>
    </Trans>
  );
}
