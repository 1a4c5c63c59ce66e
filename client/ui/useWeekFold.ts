import { useState } from "react";
import { type FoldInput, foldWeeks, type WeekFold } from "./weekFold.ts";

interface Grown {
  readonly month: string;
  readonly showsEarlier: boolean;
  readonly showsLater: boolean;
}

/** The weeks of a month that a phone shows, and how the visitor changes that. Another month begins folded. */
export function useWeekFold(month: string, input: Omit<FoldInput, "showsEarlier" | "showsLater">) {
  const [state, setState] = useState<Grown>({ month, showsEarlier: false, showsLater: false });
  const grown = state.month === month ? state : { month, showsEarlier: false, showsLater: false };
  const fold: WeekFold = foldWeeks({ ...input, ...grown });
  return {
    ...fold,
    isGrown: grown.showsLater,
    grow: (grows: boolean) => setState({ month, showsEarlier: grows, showsLater: grows }),
    /** A day was pressed. The weeks above it stay, so that it does not move; those below give way to its times. */
    foldBelow: () => setState({ ...grown, showsLater: false }),
  };
}
