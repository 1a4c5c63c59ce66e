import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./Countdown.module.css";
import { markPassed, minutesAndSeconds, ordinaryMarks, secondsLeft } from "./countdown.ts";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

interface Props {
  /** In milliseconds of the device's clock. */
  readonly until: number;
  readonly children: (time: ReactNode) => ReactNode;
  readonly spoken: (seconds: number) => string;
  /** Remaining seconds at which an announcement is made, in descending order. The array must be stable. */
  readonly marks?: readonly number[];
  readonly onEnd: () => void;
  readonly now?: () => number;
}

export function Countdown(props: Props) {
  const { until, children, spoken, marks = ordinaryMarks, onEnd, now = Date.now } = props;
  const [left, setLeft] = useState(() => secondsLeft(until, now()));
  const [said, setSaid] = useState("");
  const latest = useRef({ spoken, onEnd });
  useEffect(() => {
    latest.current = { spoken, onEnd };
  });
  useEffect(() => {
    let before = Number.POSITIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const after = secondsLeft(until, now());
      const mark = Number.isFinite(before) ? markPassed(before, after, marks) : null;
      before = after;
      setLeft(after);
      if (mark !== null) setSaid(latest.current.spoken(mark));
      if (after === 0) latest.current.onEnd();
      // Runs just after the next full second, so that each second is shown once.
      else timer = setTimeout(tick, ((until - now()) % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, marks, now]);
  return (
    <p className={styles.countdown} data-soon={left <= 60 || undefined}>
      <Icon name="clock" size={18} />
      <span>{children(<span data-figures="">{minutesAndSeconds(left)}</span>)}</span>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </p>
  );
}
