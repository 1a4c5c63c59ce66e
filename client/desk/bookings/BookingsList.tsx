import { Plural, Trans } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { BookingsList_business$key } from "../../__generated__/BookingsList_business.graphql.ts";
import type { BookingsListPaginationQuery } from "../../__generated__/BookingsListPaginationQuery.graphql.ts";
import type {
  BookingsPageQuery,
  BookingsPageQuery$variables,
} from "../../__generated__/BookingsPageQuery.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { formatDateHeading, toLocalDate } from "../../time/format.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import { useLiveReload } from "../live/useLiveReload.ts";
import { BookingRow } from "./BookingRow.tsx";
import { type BookingFilters, toBookingsHref } from "./bookingsAddress.ts";
import styles from "./Bookings.module.css";
import { SelectBox } from "./bulk/SelectBox.tsx";
import { SelectionBar } from "./bulk/SelectionBar.tsx";
import { useBulkDialog } from "./bulk/useBulkDialog.tsx";
import { useSelection } from "./bulk/useSelection.ts";
import { useSelectionKeys } from "./bulk/useSelectionKeys.ts";

interface Props {
  readonly business: BookingsList_business$key;
  readonly filters: BookingFilters;
  readonly booking: string | null;
  readonly query: GraphQLTaggedNode;
  readonly variables: BookingsPageQuery$variables;
}

const PAGE_SIZE = 50;
const MAX_COUNT = 100;

export function BookingsList({ business, filters, booking, query, variables }: Props) {
  const locale = useLocaleTag();
  const { timeZone, can } = useDesk();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BookingsListPaginationQuery,
    BookingsList_business$key
  >(
    graphql`
      fragment BookingsList_business on Business
      @refetchable(queryName: "BookingsListPaginationQuery")
      @argumentDefinitions(
        filter: { type: "BookingFilter!" }
        search: { type: "String" }
        direction: { type: "OrderDirection!" }
        count: { type: "Int!" }
        cursor: { type: "String" }
      ) {
        bookings(
          first: $count
          after: $cursor
          filter: $filter
          search: $search
          orderBy: { field: STARTS_AT, direction: $direction }
        ) @connection(key: "BookingsList_bookings") {
          totalCount
          edges {
            node {
              id
              startsAt
              ...BookingRow_booking
            }
          }
        }
      }
    `,
    business,
  );
  const edges = data.bookings?.edges ?? [];

  // A longer list keeps its place. Its rows change with their bookings, new ones come with the next visit.
  useLiveReload<BookingsPageQuery>(query, () =>
    edges.length > MAX_COUNT ? null : { ...variables, count: Math.max(PAGE_SIZE, edges.length) },
  );

  const mayChange = can("bookings.change");
  const shown = edges.map(({ node }) => node.id);
  const selection = useSelection(shown, toBookingsHref(filters));
  const { open, dialog } = useBulkDialog(selection);
  useSelectionKeys(selection, mayChange);

  const total = data.bookings?.totalCount ?? edges.length;
  const days = groupByDay(
    edges.map(({ node }) => node),
    timeZone,
  );
  const filled = (
    <>
      <div className={styles.total}>
        {mayChange ? (
          <SelectBox
            isSelected={selection.ids.length === shown.length}
            isPartly={selection.ids.length > 0 && selection.ids.length < shown.length}
            onChange={selection.toggleAll}
          >
            <Trans>Select all shown</Trans>
          </SelectBox>
        ) : null}
        <p role="status">
          <Plural value={total} one="# booking" other="# bookings" />
        </p>
      </div>
      <div className={styles.list}>
        {days.map(({ date, bookings }) => (
          <section key={date} aria-labelledby={`day-${date}`}>
            <h2 id={`day-${date}`} className={styles.day}>
              {formatDateHeading(date, "full", locale)}
            </h2>
            <ul>
              {bookings.map((node) => (
                <BookingRow
                  key={node.id}
                  booking={node}
                  href={toBookingsHref(filters, node.id)}
                  isOpen={node.id === booking}
                  isSelected={selection.isSelected(node.id)}
                  onSelect={mayChange ? selection.choose : undefined}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hasNext ? (
        <div className={styles.next}>
          <Button isBusy={isLoadingNext} onPress={() => loadNext(PAGE_SIZE)}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      ) : null}
      {mayChange ? <SelectionBar selection={selection} onAction={open} /> : null}
    </>
  );
  return (
    <>
      {edges.length === 0 ? <EmptyList filters={filters} mayBook={can("bookings.override")} /> : filled}
      {dialog}
    </>
  );
}

function groupByDay<Booking extends { readonly startsAt: string }>(
  bookings: readonly Booking[],
  timeZone: string,
): { readonly date: string; readonly bookings: Booking[] }[] {
  const days: { date: string; bookings: Booking[] }[] = [];
  for (const booking of bookings) {
    const date = toLocalDate(booking.startsAt, timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.bookings.push(booking);
    else days.push({ date, bookings: [booking] });
  }
  return days;
}

interface EmptyProps {
  readonly filters: BookingFilters;
  readonly mayBook: boolean;
}

function EmptyList({ filters, mayBook }: EmptyProps) {
  const { search, status, range } = filters;
  const isRequests = status === "REQUESTED" && range === "any";
  const isFiltered = [status, filters.payment, filters.staff, filters.service].some(Boolean);
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>
        {search !== "" ? (
          <Trans>No booking matches “{search}”</Trans>
        ) : isRequests ? (
          <Trans>No request is waiting</Trans>
        ) : isFiltered ? (
          <Trans>No booking matches these filters</Trans>
        ) : (
          <Trans>No bookings here</Trans>
        )}
      </h2>
      <p>
        {search !== "" ? (
          <Trans>
            Search by the name or email of the client or a guest, or by the reference on the ticket.
          </Trans>
        ) : isRequests ? (
          <Trans>When a service asks for your approval, its requests wait here until you decide.</Trans>
        ) : isFiltered ? (
          <Trans>Choose other dates, or clear the filters to see every booking.</Trans>
        ) : (
          <Trans>Bookings appear here as soon as clients book online, or when you add one by hand.</Trans>
        )}
      </p>
      <div className={styles.emptyActions}>
        {range === "any" && !isFiltered ? null : (
          <LinkButton href={toBookingsHref({ range: "any" })}>
            <Trans>Show all bookings</Trans>
          </LinkButton>
        )}
        {mayBook ? (
          <LinkButton kind="primary" href="/desk/new">
            <Trans>New booking</Trans>
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
