import { useState } from "react";
import { type FoldInput, foldWeeks, type WeekFold } from "./weekFold.ts";

interface Expansion {
  readonly month: string;
  readonly showsEarlier: boolean;
  readonly showsLater: boolean;
}

type Input = Omit<FoldInput, "showsEarlier" | "showsLater">;

export function useWeekFold(month: string, input: Input) {
  const { weeks, notBefore } = input;
  const past = notBefore === null ? 0 : weeks.findIndex((week) => week.includes(notBefore));
  // Fixed for a month, so that no week disappears when the browser knows the date.
  const [fixedPast, setFixedPast] = useState({ month, past });
  if (fixedPast.month !== month) setFixedPast({ month, past });
  const [state, setState] = useState<Expansion>({ month, showsEarlier: false, showsLater: false });
  const expansion = state.month === month ? state : { month, showsEarlier: false, showsLater: false };
  const fold: WeekFold = foldWeeks({ ...input, ...expansion });
  return {
    ...fold,
    past: fixedPast.month === month ? fixedPast.past : past,
    isExpanded: expansion.showsLater,
    setExpanded: (expands: boolean) => setState({ month, showsEarlier: expands, showsLater: expands }),
    /** Called when a day is pressed. The weeks above it stay so that it does not move, those below are collapsed. */
    collapseBelow: () => setState({ ...expansion, showsLater: false }),
  };
}
