import { createContext, type ReactNode, use } from "react";
import { Link } from "../../router/Link.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";

export interface CalendarGroup {
  readonly href: string;
  readonly name: string;
}

const CalendarGroupContext = createContext<CalendarGroup | null>(null);

export function CalendarGroupProvider({
  group,
  children,
}: {
  readonly group: CalendarGroup;
  readonly children: ReactNode;
}) {
  return <CalendarGroupContext value={group}>{children}</CalendarGroupContext>;
}

export function CalendarGroupLink({ group }: { readonly group: CalendarGroup }) {
  return (
    <Link href={group.href}>
      <BusinessText>{group.name}</BusinessText>
    </Link>
  );
}

/** Null when the calendar has its own address. */
export function useCalendarGroup(): CalendarGroup | null {
  return use(CalendarGroupContext);
}
