import { createContext, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { NextFree_business$key } from "../../__generated__/NextFree_business.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import type { HourCycle, TimeStyle } from "../../time/format.ts";
import { visitorTimeZone } from "../../time/zoneNames.ts";
import { askNextFree } from "./askNextFree.ts";

/** What the cards of a page need to say when each service is free next. */
export interface NextFreeState {
  /** Called by a card when it stands; the function returned takes it back. */
  readonly want: (service: string) => () => void;
  /** By service: an ISO instant; null: nothing is free; "unknown": no answer came. Nothing: not known yet. */
  readonly times: ReadonlyMap<string, string | null>;
  readonly style: TimeStyle;
  /** The zone of the business, where times are told in another. */
  readonly venueZone: string;
}

/** Null outside of a page with cards. */
export const NextFreeContext = createContext<NextFreeState | null>(null);

const cycles: Readonly<Record<string, HourCycle>> = { H12: "h12", H24: "h23", LOCALE: "locale" };

interface Props {
  readonly business: NextFree_business$key;
  readonly children: ReactNode;
}

/** Asks once, when the page stands, for all services that its cards show. */
export function NextFree({ children, ...keys }: Props) {
  const { timeZone, hourCycle, isZoneLocked } = useFragment(
    graphql`
      fragment NextFree_business on Business {
        timeZone
        hourCycle
        isZoneLocked
      }
    `,
    keys.business,
  );
  const { tag } = useLocale();
  const environment = useRelayEnvironment();
  const wanted = useRef(new Map<string, number>());
  const [revision, setRevision] = useState(0);
  const [known, setKnown] = useState<{ zone: string; times: ReadonlyMap<string, string | null> }>({
    zone: timeZone,
    times: new Map(),
  });

  const want = useCallback((service: string) => {
    const counts = wanted.current;
    counts.set(service, (counts.get(service) ?? 0) + 1);
    setRevision((before) => before + 1);
    return () => {
      const left = (counts.get(service) ?? 1) - 1;
      if (left > 0) counts.set(service, left);
      else counts.delete(service);
    };
  }, []);

  useEffect(() => {
    const services = [...wanted.current.keys()];
    if (services.length === 0) return;
    const zone = isZoneLocked ? timeZone : (visitorTimeZone() ?? timeZone);
    const question = askNextFree(environment, { services, timeZone: zone }, (times) => {
      setKnown({ zone, times });
    });
    return () => question.unsubscribe();
  }, [environment, revision, timeZone, isZoneLocked]);

  const state = useMemo<NextFreeState>(
    () => ({
      want,
      times: known.times,
      style: { locale: tag, timeZone: known.zone, hourCycle: cycles[hourCycle] ?? "h12" },
      venueZone: timeZone,
    }),
    [want, known, tag, hourCycle, timeZone],
  );
  return <NextFreeContext value={state}>{children}</NextFreeContext>;
}
