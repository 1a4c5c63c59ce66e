import { Trans, useLingui } from "@lingui/react/macro";
import { toLocalDate, formatDate, formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { lostTimeMessage } from "./lostTimeMessage.ts";
import type { LostTime } from "./useFittingTime.ts";

interface Props {
  readonly lostTime: LostTime;
  readonly timeFormat: TimeFormatOptions;
  readonly onChoose: (startsAt: string) => void;
}

export function LostTimeNotice({ lostTime, timeFormat, onChoose }: Props) {
  const { i18n } = useLingui();
  const lostDate = toLocalDate(lostTime.startsAt, timeFormat.timeZone);
  const formatStart = (startsAt: string) => {
    const date = toLocalDate(startsAt, timeFormat.timeZone);
    const time = formatTime(startsAt, timeFormat);
    return date === lostDate ? time : `${formatDate(date, "short", timeFormat.locale)}, ${time}`;
  };
  return (
    <Notice
      kind="warning"
      title={i18n._(lostTimeMessage(lostTime, formatTime(lostTime.startsAt, timeFormat)))}
      actions={lostTime.nearest.map((startsAt) => (
        <Button key={startsAt} onPress={() => onChoose(startsAt)}>
          {formatStart(startsAt)}
        </Button>
      ))}
    >
      {lostTime.nearest.length === 0 ? (
        <Trans>Please choose another day, or fewer guests.</Trans>
      ) : (
        <Trans>These are the nearest times for all of you:</Trans>
      )}
    </Notice>
  );
}
