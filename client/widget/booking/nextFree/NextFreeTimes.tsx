import { Trans } from "@lingui/react/macro";
import { createContext, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { NextFreeTimes_business$key } from "../../../__generated__/NextFreeTimes_business.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import type { TimeFormatOptions } from "../../../time/format.ts";
import { formatOffset } from "../../../time/offset.ts";
import { formatZoneLabel, useZoneCity } from "../../../time/useZoneCity.ts";
import { useHourCycle } from "../../../time/clockChoice.ts";
import { getTimeFormat } from "../../messages/getTimeFormat.ts";
import { getCardKey, type CalendarCard } from "./calendarCard.ts";
import styles from "./NextFreeTimes.module.css";
import { type NextFreeTime, useNextFreeTimes } from "./useNextFreeTimes.ts";
import { useDisplayZone } from "./useDisplayZone.ts";

export interface NextFreeTimesState {
  readonly timeFormat: TimeFormatOptions;
  /** The displayed zone differs from the business's zone, so every time shows its offset. */
  readonly isOtherZone: boolean;
  readonly getNextFreeTime: (card: CalendarCard) => NextFreeTime;
}

export const NextFreeContext = createContext<NextFreeTimesState | null>(null);

interface Props {
  readonly business: NextFreeTimes_business$key;
  /** The cards that `children` shows, each with a `NextFreeTime`. */
  readonly cards: readonly CalendarCard[];
  readonly children: ReactNode;
}

/**
 * Loads the next free times of all cards after hydration, in the visitor's time zone, and names that zone below the
 * cards. The lines of the cards and of the zone keep their height while they are empty, so the page does not shift.
 */
export function NextFreeTimes({ cards, children, ...fragmentKeys }: Props) {
  const business = useFragment(
    graphql`
      fragment NextFreeTimes_business on Business {
        hourCycle
        isZoneLocked
        timeZone
      }
    `,
    fragmentKeys.business,
  );
  const { localeTag: locale } = useLocale();
  const timeZone = useDisplayZone(business.isZoneLocked ? business.timeZone : null);
  const timeByCard = useNextFreeTimes(cards, timeZone);
  const timeFormat = getTimeFormat(locale, timeZone ?? business.timeZone, useHourCycle(business.hourCycle));
  const earliest = [...timeByCard.values()]
    .flatMap((time) => (typeof time === "object" ? [time.startsAt] : []))
    .toSorted()[0];
  const isOtherZone =
    earliest !== undefined &&
    formatOffset(earliest, timeFormat.timeZone) !== formatOffset(earliest, business.timeZone);
  const city = useZoneCity(timeFormat.timeZone);
  // For example "Vienna (UTC+1)". Translations contain the variable's name.
  const zone =
    earliest === undefined || city === undefined
      ? null
      : formatZoneLabel(city, timeFormat.timeZone, earliest);
  return (
    <NextFreeContext
      value={{
        timeFormat,
        isOtherZone,
        getNextFreeTime: (card) => timeByCard.get(getCardKey(card)) ?? "loading",
      }}
    >
      {children}
      <p className={styles.zone}>{zone === null ? null : <Trans>Times in {zone}</Trans>}</p>
    </NextFreeContext>
  );
}
