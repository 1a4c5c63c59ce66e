import { createContext, type ReactNode, use } from "react";
import type { ErrorHelp } from "../../router/page.ts";

export interface OneTimeLinkContact {
  readonly slug: string;
  readonly contact: ErrorHelp;
}

const OneTimeLinkContext = createContext<OneTimeLinkContact | null>(null);

export function OneTimeLinkProvider({
  link,
  children,
}: {
  readonly link: OneTimeLinkContact;
  readonly children: ReactNode;
}) {
  return <OneTimeLinkContext value={link}>{children}</OneTimeLinkContext>;
}

export function useOneTimeLink(): OneTimeLinkContact | null {
  return use(OneTimeLinkContext);
}
