import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { toLocalDate, formatDate, formatTime, type TimeFormatOptions } from "../../time/format.ts";
import { useZoneLabel } from "../../time/useZoneCity.ts";
import { Countdown } from "../../ui/feedback/Countdown.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { countdownLimitSeconds, toLocalDeadline } from "./deadline.ts";
import styles from "./PayDeadline.module.css";

interface Props {
  /** ISO instant. */
  readonly payBy: string;
  /** Seconds until `payBy` by the server's clock. */
  readonly secondsLeft: number;
  readonly timeFormat: TimeFormatOptions;
  readonly onExpire: () => void;
  readonly now?: () => number;
}

const announcedSeconds = [300, 120, 60, 0] as const;
const subscribeNever = () => () => {};

export function PayDeadline({ payBy, secondsLeft, timeFormat, onExpire, now = Date.now }: Props) {
  const { t } = useLingui();
  const labelZoneAt = useZoneLabel(timeFormat.timeZone);
  // The server and the first client render show the instant, which is independent of the clock.
  const isHydrated = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const endsAt = useMemo(() => toLocalDeadline(payBy, secondsLeft, now()), [payBy, secondsLeft, now]);
  const time = formatTime(payBy, timeFormat).replaceAll(" ", "\u00a0");
  if (secondsLeft > countdownLimitSeconds) {
    const when = [
      formatDate(toLocalDate(payBy, timeFormat.timeZone), "full", timeFormat.locale),
      time,
      labelZoneAt(payBy),
    ].join(", ");
    return (
      <Line>
        <Trans>Please pay by {when}.</Trans>
      </Line>
    );
  }
  if (!isHydrated) {
    return (
      <Line>
        <Trans>Held for you until {time}</Trans>
      </Line>
    );
  }
  return (
    <Countdown
      endsAt={endsAt}
      announcedSeconds={announcedSeconds}
      onExpire={onExpire}
      formatAnnouncement={(seconds) => {
        const minutes = Math.round(seconds / 60);
        return minutes === 0
          ? t`The time to pay has run out.`
          : t`${plural(minutes, { one: "The time is held for you for # more minute", other: "The time is held for you for # more minutes" })}`;
      }}
    >
      {(left) => <Trans>Held for you: {left} min left</Trans>}
    </Countdown>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.line}>
      <Icon name="clock" size={18} />
      <span>{children}</span>
    </p>
  );
}
