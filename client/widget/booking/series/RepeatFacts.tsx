import { Plural, Trans } from "@lingui/react/macro";
import { toLocalDate, formatDate, type TimeFormatOptions } from "../../../time/format.ts";

export function RepeatFacts({
  seriesStarts,
  timeFormat,
}: {
  readonly seriesStarts: readonly string[];
  readonly timeFormat: TimeFormatOptions;
}) {
  const last = seriesStarts.at(-1);
  if (last === undefined) return null;
  const date = formatDate(toLocalDate(last, timeFormat.timeZone), "short", timeFormat.locale);
  return (
    <>
      <p>
        <Plural value={seriesStarts.length} one="# appointment" other="# appointments" />
      </p>
      <p>
        <Trans>The last one on {date}</Trans>
      </p>
    </>
  );
}
