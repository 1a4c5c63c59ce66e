import { createContext, type ReactNode, use } from "react";
import { Link } from "../../router/Link.tsx";
import { OwnWords } from "./OwnWords.tsx";

export interface Above {
  readonly href: string;
  readonly name: string;
}

const AboveContext = createContext<Above | null>(null);

export function WayUp({ to, children }: { readonly to: Above; readonly children: ReactNode }) {
  return <AboveContext value={to}>{children}</AboveContext>;
}

export function WayUpLink({ to }: { readonly to: Above }) {
  return (
    <Link href={to.href}>
      <OwnWords>{to.name}</OwnWords>
    </Link>
  );
}

/** Null when the calendar has its own address. */
export function useWayUp(): Above | null {
  return use(AboveContext);
}
