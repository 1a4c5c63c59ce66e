import { Trans } from "@lingui/react/macro";
import { use, type ContextType } from "react";
import { dateOfInstant, formatDate, formatTime } from "../../time/format.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { OfferedCard } from "./cardKey.ts";
import { NextFreeContext } from "./NextFreeTimes.tsx";
import styles from "./NextFreeTime.module.css";

/** When a service is free next, on its card; the line is kept until that is known. */
export function NextFreeTime({ card }: { readonly card: OfferedCard }) {
  const state = use(NextFreeContext);
  if (state === null) return null;
  return (
    <span className={styles.line}>
      <Words next={state.nextOf(card)} state={state} />
    </span>
  );
}

function Words({
  next,
  state: { style },
}: {
  readonly next: string | null | undefined;
  readonly state: NonNullable<ContextType<typeof NextFreeContext>>;
}) {
  if (next === undefined) return <Skeleton width="11em" height="0.8em" />;
  if (next === "unknown") return null;
  if (next === null) return <Trans>No free times at the moment</Trans>;
  const date = formatDate(dateOfInstant(next, style.timeZone), "short", style.locale);
  return (
    <Trans>
      Next free:{" "}
      <time dateTime={next}>
        {date}, {formatTime(next, style)}
      </time>
    </Trans>
  );
}
