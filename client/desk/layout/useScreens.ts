import { useLingui } from "@lingui/react/macro";
import type { DeskIconName } from "./DeskIcon.tsx";
import { useDesk } from "./DeskContext.ts";
import { canOpenScreen } from "./screenPermissions.ts";

export interface DeskScreen {
  readonly href: string;
  readonly icon: DeskIconName;
  readonly label: string;
}

/** Returns the screens that the user's role may open, in the order of a day. */
export function useScreens(): readonly DeskScreen[] {
  const { t } = useLingui();
  const { can } = useDesk();
  const screens: readonly DeskScreen[] = [
    { href: "/desk", icon: "sun", label: t`Today` },
    { href: "/desk/calendar", icon: "calendar", label: t`Calendar` },
    { href: "/desk/bookings", icon: "list", label: t`Bookings` },
    { href: "/desk/clients", icon: "person", label: t`Clients` },
    { href: "/desk/insights", icon: "chart", label: t`Insights` },
  ];
  return screens.filter(({ href }) => canOpenScreen(href, can));
}
