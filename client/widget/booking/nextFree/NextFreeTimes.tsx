import { Trans } from "@lingui/react/macro";
import { createContext, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { NextFreeTimes_business$key } from "../../../__generated__/NextFreeTimes_business.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import type { TimeStyle } from "../../../time/format.ts";
import { offsetLabel } from "../../../time/offset.ts";
import { labelZone, useZoneCity } from "../../../time/useZoneCity.ts";
import { useClock } from "../../../time/clockChoice.ts";
import { timeStyle } from "../../messages/timeStyle.ts";
import { cardKey, type OfferedCard } from "./cardKey.ts";
import styles from "./NextFreeTimes.module.css";
import { useNextFreeTimes } from "./useNextFreeTimes.ts";
import { useOwnZone } from "./useOwnZone.ts";

export interface NextFreeTimesState {
  readonly style: TimeStyle;
  /** The displayed zone differs from the business's zone, so every time shows its offset. */
  readonly isElsewhere: boolean;
  /** Returns an ISO instant, null if nothing is free, "unknown" after an error, or undefined while loading. */
  readonly nextOf: (card: OfferedCard) => string | null | undefined;
}

export const NextFreeContext = createContext<NextFreeTimesState | null>(null);

interface Props {
  readonly business: NextFreeTimes_business$key;
  readonly cards: readonly OfferedCard[];
  readonly children: ReactNode;
}

/**
 * Loads the next free times of all cards after hydration, in the visitor's time zone, and names that zone below the
 * cards. Every line has its height from the start.
 */
export function NextFreeTimes({ cards, children, ...keys }: Props) {
  const business = useFragment(
    graphql`
      fragment NextFreeTimes_business on Business {
        hourCycle
        isZoneLocked
        timeZone
      }
    `,
    keys.business,
  );
  const { tag } = useLocale();
  const timeZone = useOwnZone(business.isZoneLocked ? business.timeZone : null);
  const times = useNextFreeTimes(cards, timeZone);
  const style = timeStyle(tag, timeZone ?? business.timeZone, useClock(business.hourCycle));
  const earliest = [...times.values()].filter(isInstant).toSorted()[0];
  const isElsewhere =
    earliest !== undefined &&
    offsetLabel(earliest, style.timeZone) !== offsetLabel(earliest, business.timeZone);
  const city = useZoneCity(style.timeZone);
  const zone =
    earliest === undefined || city === undefined ? null : labelZone(city, style.timeZone, earliest);
  return (
    <NextFreeContext value={{ style, isElsewhere, nextOf: (card) => times.get(cardKey(card)) }}>
      {children}
      <p className={styles.zone}>{zone === null ? null : <Trans>Times in {zone}</Trans>}</p>
    </NextFreeContext>
  );
}

const isInstant = (time: string | null): time is string => time !== null && time !== "unknown";
