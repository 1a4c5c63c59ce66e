import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type {
  useCommandsQuery,
  useCommandsQuery$data,
} from "../../__generated__/useCommandsQuery.graphql.ts";
import type { TimeFormatOptions } from "../../time/format.ts";
import { getBookingHref } from "../bookings/bookingsAddress.ts";
import { toClientsHref } from "../clients/clientsAddress.ts";
import { formatMoment } from "../time/formatMoment.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import { useTypedSearch } from "../useTypedSearch.ts";
import type { DeskIconName } from "./DeskIcon.tsx";
import { useDesk } from "./DeskContext.ts";
import { findMatches } from "./findMatches.ts";
import { canOpenScreen } from "./screenPermissions.ts";
import { useScreens } from "./useScreens.ts";

export interface Command {
  readonly id: string;
  readonly icon: DeskIconName;
  readonly text: string;
  readonly aside?: string;
  readonly href: string;
}

export interface CommandGroup {
  readonly id: "screens" | "actions" | "clients" | "bookings";
  readonly label: string;
  readonly commands: readonly Command[];
}

interface Commands {
  /** The groups that have a match. */
  readonly groups: readonly CommandGroup[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

type Hit = NonNullable<NonNullable<useCommandsQuery$data["business"]>["search"]>[number];

/** Returns the screens, actions, clients and bookings that match a text. */
export function useCommands(text: string): Commands {
  const { t } = useLingui();
  const timeFormat = useTimeFormat();
  const { can } = useDesk();
  const screens = useScreens();
  const search = text.trim();
  const { data, isSearching, hasFailed } = useTypedSearch<useCommandsQuery>(
    graphql`
      query useCommandsQuery($search: String!) {
        business {
          search(query: $search, first: 12) {
            __typename
            ... on Contact {
              id
              firstName
              lastName
              email
              phone
            }
            ... on Booking {
              id
              reference
              startsAt
              contact {
                firstName
                lastName
              }
              service {
                name
              }
            }
          }
        }
      }
    `,
    can("bookings.read") ? search : "",
  );

  const groups = useMemo(() => {
    const isMatch = (command: Command) => search === "" || findMatches(command.text, search).length > 0;
    const actions: readonly Command[] = [
      ...(canOpenScreen("/desk/new", can)
        ? [{ id: "new", icon: "plus" as const, text: t`New booking`, href: "/desk/new" }]
        : []),
      ...(canOpenScreen("/desk/absence", can)
        ? [{ id: "absence", icon: "away" as const, text: t`A person is ill or away`, href: "/desk/absence" }]
        : []),
      { id: "account", icon: "person", text: t`Your account`, href: "/account" },
    ];
    const hits = data?.business?.search ?? [];
    const list: readonly CommandGroup[] = [
      {
        id: "screens",
        label: t`Screens`,
        commands: screens
          .map(({ href, icon, label }) => ({ id: href, icon, text: label, href }))
          .filter(isMatch),
      },
      { id: "actions", label: t`Actions`, commands: actions.filter(isMatch) },
      { id: "clients", label: t`Clients`, commands: hits.flatMap((hit) => toClient(hit, timeFormat)) },
      { id: "bookings", label: t`Bookings`, commands: hits.flatMap((hit) => toBooking(hit, timeFormat)) },
    ];
    return list.filter(({ commands }) => commands.length > 0);
  }, [screens, can, t, search, data, timeFormat]);

  return { groups, isSearching, hasFailed };
}

function toClient(hit: Hit, { locale }: TimeFormatOptions): readonly Command[] {
  if (hit.__typename !== "Contact") return [];
  const name = formatFullName(hit, locale);
  const address = [hit.email, hit.phone].filter(Boolean).join(" · ");
  return [
    {
      id: hit.id,
      icon: "person",
      text: name || address || "–",
      ...(address !== "" && name !== "" && { aside: address }),
      href: toClientsHref({ search: "", client: hit.id }),
    },
  ];
}

function toBooking(hit: Hit, timeFormat: TimeFormatOptions): readonly Command[] {
  if (hit.__typename !== "Booking") return [];
  const { id, reference, startsAt, contact, service } = hit;
  return [
    {
      id,
      icon: "calendar",
      text: [formatFullName(contact, timeFormat.locale), service.name].filter(Boolean).join(" · "),
      aside: `${formatMoment(startsAt, timeFormat)} · ${reference}`,
      href: getBookingHref(id),
    },
  ];
}
