import { Trans } from "@lingui/react/macro";
import { use, useEffect } from "react";
import { dateOfInstant, formatDate, formatTime } from "../../time/format.ts";
import { offsetLabel } from "../../time/offset.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { NextFreeContext, type NextFreeState } from "./NextFree.tsx";
import styles from "./NextFreeTime.module.css";

/** When a service is free next; the line is kept until that is known, and nothing moves. Without a script it is not there. */
export function NextFreeTime({ service }: { readonly service: string }) {
  const state = use(NextFreeContext);
  const want = state?.want;
  useEffect(() => want?.(service), [want, service]);
  if (state === null) return null;
  return (
    <span className={styles.line}>
      <Icon name="calendar" size={16} />
      <span>
        <Words next={state.times.get(service)} state={state} />
      </span>
    </span>
  );
}

function Words({
  next,
  state: { style, venueZone },
}: {
  readonly next: string | null | undefined;
  readonly state: NextFreeState;
}) {
  if (next === undefined) return <Skeleton width="11em" height="0.8em" />;
  if (next === "unknown") return null;
  if (next === null) return <Trans>No free times at the moment</Trans>;
  const date = formatDate(dateOfInstant(next, style.timeZone), "short", style.locale);
  const clock = formatTime(next, style);
  const offset = offsetLabel(next, style.timeZone);
  const time = offset === offsetLabel(next, venueZone) ? clock : `${clock} (${offset})`;
  return (
    <Trans>
      Next free:{" "}
      <time dateTime={next}>
        {date}, {time}
      </time>
    </Trans>
  );
}
