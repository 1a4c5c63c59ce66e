import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { dateOfInstant, formatDate, formatTime, type TimeStyle } from "../../time/format.ts";
import { useZoneLabel } from "../../time/useZoneCity.ts";
import { Countdown } from "../../ui/feedback/Countdown.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { countedSeconds, deadlineHere } from "./deadline.ts";
import styles from "./PayDeadline.module.css";

interface Props {
  /** ISO instant. */
  readonly payBy: string;
  /** Seconds until `payBy` by the server's clock. */
  readonly secondsLeft: number;
  readonly style: TimeStyle;
  readonly onEnd: () => void;
  readonly now?: () => number;
}

const marks = [300, 120, 60, 0] as const;
const neverChanges = () => () => {};

export function PayDeadline({ payBy, secondsLeft, style, onEnd, now = Date.now }: Props) {
  const { t } = useLingui();
  const labelZoneAt = useZoneLabel(style.timeZone);
  // The server and the first client render show the instant, which is independent of the clock.
  const isCounting = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const until = useMemo(() => deadlineHere(payBy, secondsLeft, now()), [payBy, secondsLeft, now]);
  const time = formatTime(payBy, style).replaceAll(" ", "\u00a0");
  if (secondsLeft > countedSeconds) {
    const when = [
      formatDate(dateOfInstant(payBy, style.timeZone), "full", style.locale),
      time,
      labelZoneAt(payBy),
    ].join(", ");
    return (
      <Line>
        <Trans>Please pay by {when}.</Trans>
      </Line>
    );
  }
  if (!isCounting) {
    return (
      <Line>
        <Trans>Held for you until {time}</Trans>
      </Line>
    );
  }
  return (
    <Countdown
      until={until}
      marks={marks}
      onEnd={onEnd}
      spoken={(seconds) => {
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
