import { useEffect, useRef, useState, type ReactNode } from "react";
import styles from "./Countdown.module.css";
import { markPassed, minutesAndSeconds, ordinaryMarks, secondsLeft } from "./countdown.ts";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";

interface Props {
  /** The end, in milliseconds of the device's clock. */
  readonly until: number;
  /** The words around the time: `9:41` comes as its argument. */
  readonly children: (time: ReactNode) => ReactNode;
  /** What is said at each mark. */
  readonly spoken: (seconds: number) => string;
  /** Seconds left at which it speaks, the most first; 300, 60 and 0 unless said otherwise. Always the same list. */
  readonly marks?: readonly number[];
  readonly onEnd: () => void;
  /** The clock, for tests. */
  readonly now?: () => number;
}

/** Time that runs out, seen by the second and spoken of a few times. */
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
      // Aim just behind the next full second, so that none is shown twice or left out.
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
