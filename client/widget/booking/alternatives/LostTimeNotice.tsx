import { Trans, useLingui } from "@lingui/react/macro";
import { dateOfInstant, formatDate, formatTime, type TimeStyle } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { lostTimeMessage } from "./lostTimeMessage.ts";
import type { LostTime } from "./useFittingTime.ts";

interface Props {
  readonly lost: LostTime;
  readonly style: TimeStyle;
  readonly onChoose: (startsAt: string) => void;
}

export function LostTimeNotice({ lost, style, onChoose }: Props) {
  const { i18n } = useLingui();
  const day = dateOfInstant(lost.startsAt, style.timeZone);
  const name = (startsAt: string) => {
    const date = dateOfInstant(startsAt, style.timeZone);
    const time = formatTime(startsAt, style);
    return date === day ? time : `${formatDate(date, "short", style.locale)}, ${time}`;
  };
  return (
    <Notice
      kind="warning"
      title={i18n._(lostTimeMessage(lost, formatTime(lost.startsAt, style)))}
      actions={lost.nearest.map((startsAt) => (
        <Button key={startsAt} onPress={() => onChoose(startsAt)}>
          {name(startsAt)}
        </Button>
      ))}
    >
      {lost.nearest.length === 0 ? (
        <Trans>Please choose another day, or fewer guests.</Trans>
      ) : (
        <Trans>These are the nearest times for all of you:</Trans>
      )}
    </Notice>
  );
}
