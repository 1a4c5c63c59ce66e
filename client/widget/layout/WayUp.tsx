import { createContext, type ReactNode, use } from "react";
import { Link } from "../../router/Link.tsx";
import { OwnWords } from "./OwnWords.tsx";

/** A set of calendars that one was chosen from. */
export interface Above {
  readonly href: string;
  readonly name: string;
}

const AboveContext = createContext<Above | null>(null);

/** Tells the calendar inside what it was chosen from, for its way back. */
export function WayUp({ to, children }: { readonly to: Above; readonly children: ReactNode }) {
  return <AboveContext value={to}>{children}</AboveContext>;
}

/** The way back to it. */
export function WayUpLink({ to }: { readonly to: Above }) {
  return (
    <Link href={to.href}>
      <OwnWords>{to.name}</OwnWords>
    </Link>
  );
}

/** What the calendar was chosen from; null: its own address says all. */
export function useWayUp(): Above | null {
  return use(AboveContext);
}
