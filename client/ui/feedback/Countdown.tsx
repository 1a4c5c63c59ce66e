import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./Countdown.module.css";
import { findPassedMark, formatCountdown, defaultAnnouncedSeconds, secondsLeft } from "./countdown.ts";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

interface Props {
  /** In milliseconds of the device's clock. */
  readonly endsAt: number;
  readonly children: (time: ReactNode) => ReactNode;
  readonly formatAnnouncement: (seconds: number) => string;
  /** Remaining seconds at which an announcement is made, in descending order. The array must be stable. */
  readonly announcedSeconds?: readonly number[];
  readonly onExpire: () => void;
  readonly now?: () => number;
}

export function Countdown(props: Props) {
  const {
    endsAt,
    children,
    formatAnnouncement,
    announcedSeconds = defaultAnnouncedSeconds,
    onExpire,
    now = Date.now,
  } = props;
  const [remainingSeconds, setRemainingSeconds] = useState(() => secondsLeft(endsAt, now()));
  const [announcement, setAnnouncement] = useState("");
  const callbacksRef = useRef({ spoken: formatAnnouncement, onEnd: onExpire });
  useEffect(() => {
    callbacksRef.current = { spoken: formatAnnouncement, onEnd: onExpire };
  });
  useEffect(() => {
    let previousSeconds = Number.POSITIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const nextSeconds = secondsLeft(endsAt, now());
      const mark = Number.isFinite(previousSeconds)
        ? findPassedMark(previousSeconds, nextSeconds, announcedSeconds)
        : null;
      previousSeconds = nextSeconds;
      setRemainingSeconds(nextSeconds);
      if (mark !== null) setAnnouncement(callbacksRef.current.spoken(mark));
      if (nextSeconds === 0) callbacksRef.current.onEnd();
      // Runs just after the next full second, so that each second is shown once.
      else timer = setTimeout(tick, ((endsAt - now()) % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt, announcedSeconds, now]);
  return (
    <p className={styles.countdown} data-soon={remainingSeconds <= 60 || undefined}>
      <Icon name="clock" size={18} />
      <span>{children(<span data-figures="">{formatCountdown(remainingSeconds)}</span>)}</span>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </p>
  );
}
