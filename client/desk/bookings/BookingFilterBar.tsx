import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { BOOKING_STATUSES } from "../../../server/shared/bookings/status.ts";
import type { BookingFilterBar_business$key } from "../../__generated__/BookingFilterBar_business.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { RadioChips } from "../../ui/choices/RadioChips.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import {
  type BookingFilters,
  PAYMENT_STATES,
  type PaymentFilter,
  type Range,
  toBookingsHref,
} from "./bookingsAddress.ts";
import styles from "./Bookings.module.css";
import { DateInput } from "../time/DateInput.tsx";
import { guessToday } from "../time/guessToday.ts";
import { getPaymentStateLabel } from "./paymentLabels.ts";
import { getBookingStatusLabel } from "./statusLabels.ts";

interface Props {
  readonly business: BookingFilterBar_business$key;
  readonly filters: BookingFilters;
  /** Id of the open booking, which stays open. */
  readonly booking: string | null;
}

const SEARCH_WAIT_MS = 300;
const noFilters = {
  from: "",
  to: "",
  status: null,
  payment: null,
  staff: "",
  service: "",
  search: "",
  view: "",
};

/** Presets and filters of the list. The address holds them, so back, reload and a shared link restore them. */
export function BookingFilterBar({ business, filters, booking }: Props) {
  const { t, i18n } = useLingui();
  const { navigate } = useRouter();
  const { ownStaffId } = useDesk();
  const { staff, services, requests } = useFragment(
    graphql`
      fragment BookingFilterBar_business on Business {
        staff(first: 100) {
          edges {
            node {
              id
              name
              slug
            }
          }
        }
        services(first: 100) {
          edges {
            node {
              id
              name
              slug
            }
          }
        }
        requests: bookings(first: 1, filter: { status: [REQUESTED] }) {
          totalCount
        }
      }
    `,
    business,
  );
  const show = (change: Partial<BookingFilters>) =>
    navigate(toBookingsHref({ ...filters, ...change }, booking), { replace: true });
  const [search, setSearch] = useSearchText(filters.search, (text) => show({ search: text }));

  const isRequests = filters.status === "REQUESTED" && filters.range === "any";
  const requestCount = requests?.totalCount ?? 0;
  const presets: readonly (readonly [string, string])[] = [
    ["upcoming", t`Upcoming`],
    ["today", t`Today`],
    ["week", t`This week`],
    ["month", t`Next 30 days`],
    ["requests", requestCount > 0 ? t`Requests (${requestCount})` : t`Requests`],
    ["past", t`Past`],
    ["any", t`Any date`],
    ["custom", t`Other dates`],
  ];
  const choosePreset = (value: string) => {
    if (value === "requests") return show({ ...noFilters, range: "any", status: "REQUESTED" });
    const status = isRequests ? null : filters.status;
    if (value === "custom") return show({ from: guessToday(), to: "", range: "custom", status });
    return show({ from: "", to: "", range: value as Range, status });
  };
  const toOptions = (label: string, edges: readonly { readonly node: { slug: string; name: string } }[]) => [
    { value: "", text: label },
    ...edges.map(({ node }) => ({ value: node.slug, text: node.name })),
  ];
  const activeCount = [
    filters.status,
    filters.payment,
    filters.staff,
    filters.service,
    filters.from,
    filters.to,
  ].filter(Boolean).length;
  const isFiltered = activeCount > 0 || filters.search !== "";

  return (
    <div className={styles.filters}>
      <RadioChips
        label={<Trans>Dates</Trans>}
        name="when"
        chips={presets.map(([value, text]) => ({ value, text }))}
        value={isRequests ? "requests" : filters.range}
        onChange={choosePreset}
        scrollsInRow
      />
      <div className={styles.search} role="search">
        <TextField
          label={<Trans>Search</Trans>}
          name="search"
          value={search}
          onChange={setSearch}
          placeholder={t`Name, email or reference`}
          optionalLabel=""
          maxLength={100}
        />
      </div>
      <details className={styles.more} open={hasRoom(booking !== null) || undefined}>
        <summary className={styles.moreButton}>
          {activeCount > 0 ? <Trans>Filters ({activeCount})</Trans> : <Trans>Filters</Trans>}
        </summary>
        <div className={styles.fields}>
          <Select
            label={<Trans>Status</Trans>}
            name="status"
            value={filters.status ?? ""}
            options={[
              { value: "", text: t`Any status` },
              ...BOOKING_STATUSES.map((value) => ({ value, text: i18n._(getBookingStatusLabel(value)) })),
            ]}
            onChange={(value) => show({ status: BOOKING_STATUSES.find((one) => one === value) ?? null })}
          />
          <Select
            label={<Trans>Payment</Trans>}
            name="payment"
            value={filters.payment ?? ""}
            options={[
              { value: "", text: t`Any payment` },
              ...PAYMENT_STATES.map((value) => ({ value, text: i18n._(getPaymentStateLabel(value)) })),
            ]}
            onChange={(value) => show({ payment: (value || null) as PaymentFilter | null })}
          />
          {ownStaffId !== null ? null : (
            <Select
              label={<Trans>Staff</Trans>}
              name="staff"
              value={filters.staff}
              options={toOptions(t`All staff`, staff?.edges ?? [])}
              onChange={(value) => show({ staff: value })}
            />
          )}
          <Select
            label={<Trans>Service</Trans>}
            name="service"
            value={filters.service}
            options={toOptions(t`All services`, services?.edges ?? [])}
            onChange={(value) => show({ service: value })}
          />
          {filters.range === "custom" ? (
            <>
              <DateInput
                label={<Trans>From</Trans>}
                name="from"
                value={filters.from}
                onChange={(from) => show({ from, range: from || filters.to ? "custom" : "upcoming" })}
              />
              <DateInput
                label={<Trans>Until</Trans>}
                name="to"
                value={filters.to}
                onChange={(to) => show({ to, range: to || filters.from ? "custom" : "upcoming" })}
              />
            </>
          ) : null}
        </div>
      </details>
      {isFiltered ? (
        <div className={styles.clear}>
          <Button kind="quiet" onPress={() => show({ ...noFilters, range: "upcoming" })}>
            <Trans>Clear filters</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** On a phone and beside a panel the filters are closed at first, so that the list is in sight and does not move. */
const hasRoom = (hasPanel: boolean) =>
  typeof matchMedia !== "function" ||
  matchMedia(hasPanel ? "(768px <= width < 1100px), (width >= 1480px)" : "(width >= 768px)").matches;

/** The typed text, which changes the address after a pause. */
function useSearchText(search: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState({ text: search, of: search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another address, such as a preset, replaces the text.
  if (typed.of !== search) setTyped({ text: typed.text.trim() === search ? typed.text : search, of: search });
  const change = (text: string) => {
    setTyped({ text, of: search });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), SEARCH_WAIT_MS);
  };
  return [typed.text, change] as const;
}
