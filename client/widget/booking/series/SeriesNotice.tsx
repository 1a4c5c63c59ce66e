import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { dateOfInstant, formatDate, formatTime, type TimeStyle } from "../../../time/format.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import type { Problem } from "../flow/bookingFlow.ts";
import { problemWords } from "../../messages/problemWords.ts";

interface Props {
  readonly problem: Problem;
  /** The start that could not be held. Null if the failure concerns none. */
  readonly lost: string | null;
  readonly style: TimeStyle;
}

export function SeriesNotice({ problem, lost, style }: Props) {
  const { i18n } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [problem]);
  const { title, advice } = problemWords(problem);
  const date = lost === null ? "" : formatDate(dateOfInstant(lost, style.timeZone), "short", style.locale);
  const time = lost === null ? "" : formatTime(lost, style);
  return (
    <Notice ref={notice} kind="danger" title={i18n._(title)}>
      {lost === null ? (
        advice === null ? null : (
          i18n._(advice)
        )
      ) : (
        <Trans>
          {date}, {time} has just been taken, so nothing is held. We have planned the dates below again.
        </Trans>
      )}
    </Notice>
  );
}
