import { useState } from "react";
import { type FoldInput, foldWeeks, type WeekFold } from "./weekFold.ts";

interface Grown {
  readonly month: string;
  readonly showsEarlier: boolean;
  readonly showsLater: boolean;
}

interface Input extends Omit<FoldInput, "showsEarlier" | "showsLater"> {
  readonly notBefore: string | null;
}

export function useWeekFold(month: string, { notBefore, ...input }: Input) {
  const past = notBefore === null ? 0 : input.weeks.findIndex((week) => week.includes(notBefore));
  // Fixed for a month, so that no week disappears when the browser knows the date.
  const [decided, setDecided] = useState({ month, past });
  if (decided.month !== month) setDecided({ month, past });
  const [state, setState] = useState<Grown>({ month, showsEarlier: false, showsLater: false });
  const grown = state.month === month ? state : { month, showsEarlier: false, showsLater: false };
  const fold: WeekFold = foldWeeks({ ...input, ...grown });
  return {
    ...fold,
    past: decided.month === month ? decided.past : past,
    isGrown: grown.showsLater,
    grow: (grows: boolean) => setState({ month, showsEarlier: grows, showsLater: grows }),
    /** Called when a day is pressed. The weeks above it stay so that it does not move, those below are collapsed. */
    foldBelow: () => setState({ ...grown, showsLater: false }),
  };
}
