import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { BookingsPageQuery$variables } from "../../__generated__/BookingsPageQuery.graphql.ts";
import type { BookingsScreen_business$key } from "../../__generated__/BookingsScreen_business.graphql.ts";
import type { DeskLayout_business$key } from "../../__generated__/DeskLayout_business.graphql.ts";
import type { DeskLayout_viewer$key } from "../../__generated__/DeskLayout_viewer.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { DeskLayout } from "../layout/DeskLayout.tsx";
import { BookingFilterBar } from "./BookingFilterBar.tsx";
import { BookingPanel } from "./panel/BookingPanel.tsx";
import styles from "./Bookings.module.css";
import { BookingsList } from "./BookingsList.tsx";
import { readFilters, toBookingsHref, toExportHref, toListVariables } from "./bookingsAddress.ts";
import { correctToday, guessToday } from "../time/guessToday.ts";
import { SavedViews } from "./views/SavedViews.tsx";

interface Props {
  readonly viewer: DeskLayout_viewer$key;
  readonly business: BookingsScreen_business$key;
  readonly layout: DeskLayout_business$key;
  readonly url: URL;
  /** The query of the page with its variables, which a change of the data loads again. */
  readonly query: GraphQLTaggedNode;
  readonly variables: BookingsPageQuery$variables;
}

export function BookingsScreen({ viewer, business, layout, url, query, variables }: Props) {
  const { navigate, retry } = useRouter();
  const data = useFragment(
    graphql`
      fragment BookingsScreen_business on Business
      @argumentDefinitions(
        filter: { type: "BookingFilter!" }
        search: { type: "String" }
        direction: { type: "OrderDirection!" }
        count: { type: "Int!" }
      ) {
        timeZone
        ...BookingFilterBar_business
        ...SavedViews_business
        ...BookingsList_business
          @arguments(filter: $filter, search: $search, direction: $direction, count: $count)
      }
    `,
    business,
  );
  const filters = readFilters(url);
  const booking = url.searchParams.get("booking");
  const closedRef = useRef<string | null>(null);

  useEffect(() => {
    if (correctToday(data.timeZone)) retry();
  }, [data.timeZone, retry]);

  useEffect(() => {
    if (booking !== null || closedRef.current === null) return;
    const link = [...document.querySelectorAll<HTMLElement>("[data-booking]")].find(
      ({ dataset }) => dataset["booking"] === closedRef.current,
    );
    closedRef.current = null;
    (link ?? document.getElementById("desk-main"))?.focus({ preventScroll: link !== undefined });
  }, [booking]);

  /** The focus follows once the panel has gone, because on a phone it is a dialog that keeps the focus. */
  function closePanel() {
    closedRef.current = booking;
    navigate(toBookingsHref(filters));
  }

  return (
    <DeskLayout
      viewer={viewer}
      business={layout}
      title={<Trans>Bookings</Trans>}
      actions={
        <LinkButton kind="quiet" href={toExportHref(toListVariables(filters, guessToday()))} download>
          <Trans>Download CSV</Trans>
        </LinkButton>
      }
    >
      <div className={styles.screen} data-panel={booking === null ? undefined : ""}>
        <div className={styles.main}>
          <SavedViews business={data} filters={filters} />
          <BookingFilterBar business={data} filters={filters} booking={booking} />
          <BookingsList
            business={data}
            filters={filters}
            booking={booking}
            query={query}
            variables={variables}
          />
        </div>
        {booking === null ? null : <BookingPanel key={booking} id={booking} onClose={closePanel} />}
      </div>
    </DeskLayout>
  );
}
