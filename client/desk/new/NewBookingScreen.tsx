import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeskLayout_business$key } from "../../__generated__/DeskLayout_business.graphql.ts";
import type { DeskLayout_viewer$key } from "../../__generated__/DeskLayout_viewer.graphql.ts";
import type { NewBookingScreen_business$key } from "../../__generated__/NewBookingScreen_business.graphql.ts";
import { DeskLayout } from "../layout/DeskLayout.tsx";
import { type BookedBooking, BookedNotice } from "./BookedNotice.tsx";
import { toDetails } from "./ClientFields.tsx";
import { NewBookingForm } from "./NewBookingForm.tsx";
import type { NewBookingDraft } from "./newBookingDraft.ts";

interface Props {
  readonly viewer: DeskLayout_viewer$key;
  readonly business: NewBookingScreen_business$key;
  readonly layout: DeskLayout_business$key;
  /** The client that the address names. */
  readonly client: Parameters<typeof toDetails>[0] | null;
  readonly url: URL;
}

export function NewBookingScreen({ viewer, business, layout, client, url }: Props) {
  const data = useFragment(
    graphql`
      fragment NewBookingScreen_business on Business {
        services(first: 100) {
          edges {
            node {
              id
              slug
              staff {
                id
                slug
              }
            }
          }
        }
        ...NewBookingForm_business
      }
    `,
    business,
  );
  const [booked, setBooked] = useState<BookedBooking | null>(null);
  const [isAnother, setAnother] = useState(false);
  const [prefill] = useState(() => readPrefill(url, data.services?.edges.map(({ node }) => node) ?? []));
  /** The client and the time of the address belong to its first booking. */
  function getPrefill(): Partial<NewBookingDraft> {
    if (isAnother) return { ...prefill, startsAt: "" };
    return client === null ? prefill : { ...prefill, ...toDetails(client) };
  }

  return (
    <DeskLayout viewer={viewer} business={layout} title={<Trans>New booking</Trans>}>
      {booked === null ? (
        <NewBookingForm business={data} prefill={getPrefill()} takesFocus={isAnother} onBooked={setBooked} />
      ) : (
        <BookedNotice
          booked={booked}
          onAgain={() => {
            setAnother(true);
            setBooked(null);
          }}
        />
      )}
    </DeskLayout>
  );
}

interface NamedService {
  readonly id: string;
  readonly slug: string;
  readonly staff: readonly { readonly id: string; readonly slug: string }[];
}

/** Services and staff members are named by id or slug, the start by its instant. */
export function readPrefill(
  { searchParams }: URL,
  services: readonly NamedService[],
): Partial<NewBookingDraft> {
  const isNamed = (one: { readonly id: string; readonly slug: string }, name: string | null) =>
    one.id === name || one.slug === name;
  const service = services.find((one) => isNamed(one, searchParams.get("service")));
  const people = service?.staff ?? services.flatMap((one) => one.staff);
  const person = people.find((one) => isNamed(one, searchParams.get("staff")));
  const at = Date.parse(searchParams.get("at") ?? "");
  return {
    ...(service === undefined ? {} : { service: service.id }),
    ...(person === undefined ? {} : { staff: person.id }),
    ...(Number.isNaN(at) ? {} : { startsAt: new Date(at).toISOString() }),
  };
}
