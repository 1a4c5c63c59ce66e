import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DayTimes_day$key } from "../../../__generated__/DayTimes_day.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { dateOfInstant, formatDateHeading, type TimeStyle } from "../../../time/format.ts";
import { SlotList } from "../../../ui/calendar/SlotList.tsx";
import { SlotSkeleton } from "../../../ui/calendar/SlotSkeleton.tsx";
import type { CalendarQuestion } from "./calendarQuestion.ts";
import styles from "./DayTimes.module.css";
import { groupSlots, type OfferedStart } from "./slotGroups.ts";
import { useMoreSlots } from "./useMoreSlots.ts";

interface Props {
  readonly day: DayTimes_day$key;
  readonly question: CalendarQuestion;
  readonly style: TimeStyle;
  readonly hasSeats: boolean;
  readonly chosen: string | null;
  /** The start that this visitor holds. Other visitors are not offered it. */
  readonly held: string | null;
  readonly onChoose: (startsAt: string) => void;
}

export function DayTimes({ day, question, style, hasSeats, chosen, held, onChoose }: Props) {
  const { date, slots } = useFragment(
    graphql`
      fragment DayTimes_day on AvailabilityDay
      @argumentDefinitions(slots: { type: "Int", defaultValue: 24 }) {
        date
        slots(first: $slots) {
          edges {
            node {
              id
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
  const { tag } = useLocale();
  const { hasNextPage, endCursor } = slots.pageInfo;
  const more = useMoreSlots(question, {
    date,
    page: slots,
    cursor: hasNextPage ? (endCursor ?? null) : null,
  });

  const offered = [...slots.edges.map((edge) => edge.node), ...more.starts];
  const own = held !== null && dateOfInstant(held, style.timeZone) === date ? held : null;
  const starts = own === null ? offered : withOwn(offered, own);
  const groups = groupSlots(starts, style, ({ seatsLeft }) => (hasSeats ? t`${seatsLeft} left` : undefined));
  const name = formatDateHeading(date, "short", tag);

  if (starts.length === 0) {
    return (
      <section className={styles.empty}>
        <h3 className={styles.name}>{name}</h3>
        <p>
          <Trans>No Slots available</Trans>
        </p>
      </section>
    );
  }
  return (
    <SlotList
      // A new day or zone gets a new list, so no state of the previous one remains.
      key={`${date} ${style.timeZone}`}
      label={name}
      groups={[
        { id: "morning", title: t`Morning`, slots: groups.morning },
        { id: "afternoon", title: t`Afternoon`, slots: groups.afternoon },
        { id: "evening", title: t`Evening`, slots: groups.evening },
      ]}
      chosen={chosen}
      onChoose={onChoose}
      more={
        more.hasMore
          ? {
              text: t`Show more times`,
              busyText: t`Finding slots`,
              isBusy: more.isLooking,
              onPress: more.load,
            }
          : undefined
      }
    />
  );
}

export function DayTimesComing({ date }: { readonly date: string | null }) {
  const { tag } = useLocale();
  return (
    <section className={styles.empty} aria-busy="true">
      {date === null ? null : <h3 className={styles.name}>{formatDateHeading(date, "short", tag)}</h3>}
      <p>
        <Trans>Finding slots</Trans>
      </p>
      <SlotSkeleton />
    </section>
  );
}

function withOwn(offered: readonly OfferedStart[], own: string): readonly OfferedStart[] {
  if (offered.some((start) => start.startsAt === own)) return offered;
  return [...offered, { id: own, startsAt: own, seatsLeft: 1 }].toSorted(
    (left, right) => Date.parse(left.startsAt) - Date.parse(right.startsAt),
  );
}
