import { Trans } from "@lingui/react/macro";
import { use, type ContextType } from "react";
import { toLocalDate, formatDate, formatTime } from "../../../time/format.ts";
import { formatOffset } from "../../../time/offset.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import type { CalendarCard } from "./calendarCard.ts";
import { NextFreeContext } from "./NextFreeTimes.tsx";
import styles from "./NextFreeTime.module.css";
import type { NextFreeTime as NextFreeTimeState } from "./useNextFreeTimes.ts";

export function NextFreeTime({ card }: { readonly card: CalendarCard }) {
  const state = use(NextFreeContext);
  if (state === null) return null;
  return (
    <span className={styles.line}>
      <Icon name="calendar" size={16} />
      <span>
        <NextFreeLabel nextFree={state.getNextFreeTime(card)} state={state} />
      </span>
    </span>
  );
}

function NextFreeLabel({
  nextFree,
  state: { timeFormat, isOtherZone },
}: {
  readonly nextFree: NextFreeTimeState;
  readonly state: NonNullable<ContextType<typeof NextFreeContext>>;
}) {
  if (nextFree === "loading") return <Skeleton width="11em" height="0.8em" isStill />;
  if (nextFree === "unknown") return null;
  if (nextFree === "none") return <Trans>No free times at the moment</Trans>;
  const { startsAt } = nextFree;
  const date = formatDate(toLocalDate(startsAt, timeFormat.timeZone), "short", timeFormat.locale);
  const clock = formatTime(startsAt, timeFormat);
  const time = isOtherZone ? `${clock} (${formatOffset(startsAt, timeFormat.timeZone)})` : clock;
  return (
    <Trans>
      Next free:{" "}
      <time dateTime={startsAt}>
        {date}, {time}
      </time>
    </Trans>
  );
}
