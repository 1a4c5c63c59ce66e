import { useState } from "react";
import { type FoldInput, foldWeeks, type WeekFold } from "./weekFold.ts";

interface Grown {
  readonly month: string;
  readonly showsEarlier: boolean;
  readonly showsLater: boolean;
}

interface Input extends Omit<FoldInput, "showsEarlier" | "showsLater"> {
  /** The first date of the month that is not past. Null if none is, or if it is not known. */
  readonly notBefore: string | null;
}

/** The weeks of a month that a phone shows, and how the visitor changes that. Another month begins folded. */
export function useWeekFold(month: string, { notBefore, ...input }: Input) {
  const past = notBefore === null ? 0 : input.weeks.findIndex((week) => week.includes(notBefore));
  // Decided once for a month: no week disappears when the browser learns the date.
  const [decided, setDecided] = useState({ month, past });
  if (decided.month !== month) setDecided({ month, past });
  const [state, setState] = useState<Grown>({ month, showsEarlier: false, showsLater: false });
  const grown = state.month === month ? state : { month, showsEarlier: false, showsLater: false };
  const fold: WeekFold = foldWeeks({ ...input, ...grown });
  return {
    ...fold,
    /** Number of weeks at the start that are past. They are shown at no width. */
    past: decided.month === month ? decided.past : past,
    isGrown: grown.showsLater,
    grow: (grows: boolean) => setState({ month, showsEarlier: grows, showsLater: grows }),
    /** A day was pressed. The weeks above it stay, so that it does not move; those below give way to its times. */
    foldBelow: () => setState({ ...grown, showsLater: false }),
  };
}
