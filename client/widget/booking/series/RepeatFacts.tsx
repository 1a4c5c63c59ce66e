import { Plural, Trans } from "@lingui/react/macro";
import { dateOfInstant, formatDate, type TimeStyle } from "../../../time/format.ts";

export function RepeatFacts({
  starts,
  style,
}: {
  readonly starts: readonly string[];
  readonly style: TimeStyle;
}) {
  const last = starts.at(-1);
  if (last === undefined) return null;
  const date = formatDate(dateOfInstant(last, style.timeZone), "short", style.locale);
  return (
    <>
      <p>
        <Plural value={starts.length} one="# appointment" other="# appointments" />
      </p>
      <p>
        <Trans>The last one on {date}</Trans>
      </p>
    </>
  );
}
