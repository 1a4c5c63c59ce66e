import { createContext, type ReactNode, use } from "react";
import type { ErrorHelp } from "../../router/page.ts";

export interface OneTimeVisit {
  readonly slug: string;
  readonly help: ErrorHelp;
}

const OneTimeContext = createContext<OneTimeVisit | null>(null);

export function OneTime({ link, children }: { readonly link: OneTimeVisit; readonly children: ReactNode }) {
  return <OneTimeContext value={link}>{children}</OneTimeContext>;
}

export function useOneTime(): OneTimeVisit | null {
  return use(OneTimeContext);
}
