import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DayTimes_day$key } from "../../../__generated__/DayTimes_day.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { toLocalDate, formatDateHeading, type TimeFormatOptions } from "../../../time/format.ts";
import { SlotList } from "../../../ui/calendar/SlotList.tsx";
import { SlotSkeleton } from "../../../ui/calendar/SlotSkeleton.tsx";
import type { CalendarQuery } from "./calendarQuery.ts";
import styles from "./DayTimes.module.css";
import { groupSlots, type OfferedSlot } from "./slotGroups.ts";
import { useMoreSlots } from "./useMoreSlots.ts";

interface Props {
  readonly day: DayTimes_day$key;
  readonly calendarQuery: CalendarQuery;
  readonly timeFormat: TimeFormatOptions;
  readonly showsSeatsLeft: boolean;
  readonly chosenStart: string | null;
  /** The start that this visitor holds. Other visitors are not offered it. */
  readonly heldStart: string | null;
  readonly onChoose: (startsAt: string) => void;
}

export function DayTimes({
  day,
  calendarQuery,
  timeFormat,
  showsSeatsLeft,
  chosenStart,
  heldStart,
  onChoose,
}: Props) {
  const { date, slots } = useFragment(
    graphql`
      fragment DayTimes_day on AvailabilityDay {
        date
        slots(first: $slots) {
          edges {
            node {
              startsAt
              seatsLeft
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    day,
  );
  const { t } = useLingui();
  const { localeTag: locale } = useLocale();
  const { hasNextPage, endCursor } = slots.pageInfo;
  const more = useMoreSlots(calendarQuery, {
    date,
    firstPage: slots,
    cursor: hasNextPage ? (endCursor ?? null) : null,
  });

  const offeredSlots = [...slots.edges.map((edge) => edge.node), ...more.slots];
  const heldStartOfDay =
    heldStart !== null && toLocalDate(heldStart, timeFormat.timeZone) === date ? heldStart : null;
  const shownSlots = heldStartOfDay === null ? offeredSlots : withHeldSlot(offeredSlots, heldStartOfDay);
  const groups = groupSlots(shownSlots, timeFormat, ({ seatsLeft }) =>
    showsSeatsLeft ? t`${seatsLeft} left` : undefined,
  );
  const dateHeading = formatDateHeading(date, "short", locale);

  if (shownSlots.length === 0) {
    return (
      <section className={styles.empty}>
        <h3 className={styles.name}>{dateHeading}</h3>
        <p>
          <Trans>No Slots available</Trans>
        </p>
      </section>
    );
  }
  return (
    <SlotList
      // A new day or zone gets a new list, so no state of the previous one remains.
      key={`${date} ${timeFormat.timeZone}`}
      label={dateHeading}
      groups={[
        { id: "morning", title: t`Morning`, slots: groups.morning },
        { id: "afternoon", title: t`Afternoon`, slots: groups.afternoon },
        { id: "evening", title: t`Evening`, slots: groups.evening },
      ]}
      chosen={chosenStart}
      onChoose={onChoose}
      loadMore={
        more.hasMore
          ? {
              text: t`Show more times`,
              busyText: t`Finding slots`,
              isBusy: more.isLoading,
              onPress: more.load,
            }
          : undefined
      }
    />
  );
}

export function DayTimesLoading({ date }: { readonly date: string | null }) {
  const { localeTag: locale } = useLocale();
  return (
    <section className={styles.empty} aria-busy="true">
      {date === null ? null : <h3 className={styles.name}>{formatDateHeading(date, "short", locale)}</h3>}
      <p>
        <Trans>Finding slots</Trans>
      </p>
      <SlotSkeleton />
    </section>
  );
}

function withHeldSlot(offeredSlots: readonly OfferedSlot[], heldStart: string): readonly OfferedSlot[] {
  if (offeredSlots.some((slot) => slot.startsAt === heldStart)) return offeredSlots;
  return [...offeredSlots, { startsAt: heldStart, seatsLeft: 1 }].toSorted(
    (left, right) => Date.parse(left.startsAt) - Date.parse(right.startsAt),
  );
}
