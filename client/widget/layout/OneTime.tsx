import { createContext, type ReactNode, use } from "react";
import type { ErrorHelp } from "../../router/page.ts";

/** The one-time link that a visit began with. */
export interface OneTimeVisit {
  readonly slug: string;
  /** Whom to ask when it ends before it is booked with. */
  readonly help: ErrorHelp;
}

const OneTimeContext = createContext<OneTimeVisit | null>(null);

/** Tells the calendar inside which link the booking is to spend. */
export function OneTime({ link, children }: { readonly link: OneTimeVisit; readonly children: ReactNode }) {
  return <OneTimeContext value={link}>{children}</OneTimeContext>;
}

/** The link that the booking is to spend; null: it comes without one. */
export function useOneTime(): OneTimeVisit | null {
  return use(OneTimeContext);
}
