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

/** What the cards inside need: when each service is free next, and how to write it. */
export interface NextFreeTimesState {
  readonly style: TimeStyle;
  /** The times are not those of the clock where the visit is: each says so. */
  readonly isElsewhere: boolean;
  /** An ISO instant; null: nothing is free; "unknown": no answer came; undefined: none yet. */
  readonly nextOf: (card: OfferedCard) => string | null | undefined;
}

/** Null outside of a set of cards. */
export const NextFreeContext = createContext<NextFreeTimesState | null>(null);

interface Props {
  readonly business: NextFreeTimes_business$key;
  readonly cards: readonly OfferedCard[];
  readonly children: ReactNode;
}

/**
 * Tells the cards inside when each of their services is free next: asked once for all of them when the page stands,
 * in the visitor's zone, which is named below. Each line is kept from the start, so nothing moves.
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
  // The line is empty, at its height, until its words are known.
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
