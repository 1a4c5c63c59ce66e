import { Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { Countdown } from "../../../ui/feedback/Countdown.tsx";

interface Props {
  /** Milliseconds of the device's clock. */
  readonly expiresAt: number;
  readonly onExpire: () => void;
}

export function HoldCountdown({ expiresAt, onExpire }: Props) {
  const { t } = useLingui();
  return (
    <Countdown
      endsAt={expiresAt}
      onExpire={onExpire}
      formatAnnouncement={(seconds) => {
        const minutes = Math.round(seconds / 60);
        return minutes === 0
          ? t`The time is no longer held for you.`
          : t`${plural(minutes, { one: "The time is held for you for # more minute", other: "The time is held for you for # more minutes" })}`;
      }}
    >
      {(time) => <Trans>Held for you: {time} min left</Trans>}
    </Countdown>
  );
}
