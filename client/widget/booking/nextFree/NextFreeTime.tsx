import { Trans } from "@lingui/react/macro";
import { use, type ContextType } from "react";
import { dateOfInstant, formatDate, formatTime } from "../../../time/format.ts";
import { offsetLabel } from "../../../time/offset.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import type { OfferedCard } from "./cardKey.ts";
import { NextFreeContext } from "./NextFreeTimes.tsx";
import styles from "./NextFreeTime.module.css";

export function NextFreeTime({ card }: { readonly card: OfferedCard }) {
  const state = use(NextFreeContext);
  if (state === null) return null;
  return (
    <span className={styles.line}>
      <Icon name="calendar" size={16} />
      <span>
        <Words next={state.nextOf(card)} state={state} />
      </span>
    </span>
  );
}

function Words({
  next,
  state: { style, isElsewhere },
}: {
  readonly next: string | null | undefined;
  readonly state: NonNullable<ContextType<typeof NextFreeContext>>;
}) {
  if (next === undefined) return <Skeleton width="11em" height="0.8em" />;
  if (next === "unknown") return null;
  if (next === null) return <Trans>No free times at the moment</Trans>;
  const date = formatDate(dateOfInstant(next, style.timeZone), "short", style.locale);
  const clock = formatTime(next, style);
  const time = isElsewhere ? `${clock} (${offsetLabel(next, style.timeZone)})` : clock;
  return (
    <Trans>
      Next free:{" "}
      <time dateTime={next}>
        {date}, {time}
      </time>
    </Trans>
  );
}
