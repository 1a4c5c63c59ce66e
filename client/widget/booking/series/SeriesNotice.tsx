import type { BookingFailure } from "../../messages/bookingFailure.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { toLocalDate, formatDate, formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { getFailureMessage } from "../../messages/failureMessages.ts";

interface Props {
  readonly failure: BookingFailure;
  /** The start that could not be held. Null if the failure concerns none. */
  readonly lostStart: string | null;
  readonly timeFormat: TimeFormatOptions;
}

export function SeriesNotice({ failure, lostStart, timeFormat }: Props) {
  const { i18n } = useLingui();
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), [failure]);
  const { title, advice } = getFailureMessage(failure);
  const date =
    lostStart === null
      ? ""
      : formatDate(toLocalDate(lostStart, timeFormat.timeZone), "short", timeFormat.locale);
  const time = lostStart === null ? "" : formatTime(lostStart, timeFormat);
  return (
    <Notice ref={noticeRef} kind="danger" title={i18n._(title)}>
      {lostStart === null ? (
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
