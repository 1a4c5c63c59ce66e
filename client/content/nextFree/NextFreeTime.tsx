import { Trans } from "@lingui/react/macro";
import { use, useEffect } from "react";
import { dateOfInstant, formatDate, formatTime } from "../../time/format.ts";
import { offsetLabel } from "../../time/offset.ts";
import { Icon } from "../../ui/Icon.tsx";
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

/** As long as a time can be: where it breaks into two lines, so did the room that was kept. */
const sample = "2026-09-30T16:45:00Z";

function Words({
  next,
  state: { style, venueZone },
}: {
  readonly next: string | null | undefined;
  readonly state: NextFreeState;
}) {
  if (next === "unknown") return null;
  if (next === null) return <Trans>No free times at the moment</Trans>;
  const instant = next ?? sample;
  const date = formatDate(dateOfInstant(instant, style.timeZone), "short", style.locale);
  const clock = formatTime(instant, style);
  const offset = offsetLabel(instant, style.timeZone);
  const said = offset === offsetLabel(instant, venueZone) ? clock : `${clock} (${offset})`;
  // A date may go over into a second line, a time of day never.
  const time = said.replaceAll(" ", "\u00a0");
  const words = (
    <Trans>
      Next free:{" "}
      <time dateTime={instant}>
        {date}, {time}
      </time>
    </Trans>
  );
  return next === undefined ? (
    <span aria-hidden className={styles.coming}>
      {words}
    </span>
  ) : (
    words
  );
}
