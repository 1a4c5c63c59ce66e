import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { BoardPageQuery } from "../../__generated__/BoardPageQuery.graphql.ts";
import { languageTag } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { matchLanguage } from "../../i18n/detectLocale.ts";
import { definePage, type PageProps } from "../../router/page.ts";
import { getFirstWeekday } from "../../time/firstWeekday.ts";
import { useToday } from "../../time/useToday.ts";
import { addDays } from "../../ui/calendar/monthDates.ts";
import { getDeskOutcome } from "../deskOutcome.ts";
import { DeskLayout } from "../layout/DeskLayout.tsx";
import { guessToday } from "../time/guessToday.ts";
import { useDeskQuery } from "../useDeskQuery.ts";
import { Board } from "./Board.tsx";
import { BoardTitle } from "./BoardTitle.tsx";
import styles from "./Board.module.css";
import { getShownRange, parseBoardAddress } from "./rules/boardAddress.ts";

const query = graphql`
  query BoardPageQuery($input: BoardInput!) {
    viewer {
      ...DeskLayout_viewer
    }
    business {
      ...DeskLayout_business
      name
      timeZone
      board(input: $input) {
        ...useBoardModel_board
      }
    }
  }
`;

const getPageLocale = () => languageTag(matchLanguage(document.documentElement.lang) ?? "en");

function getVariables(url: URL): BoardPageQuery["variables"] {
  const address = parseBoardAddress(url, guessToday());
  const { from, to } = getShownRange(address, getFirstWeekday(getPageLocale()));
  // A day is loaded with its neighbours: today can differ between the zones of browser and business.
  const isDay = address.view === "day";
  return {
    input: {
      from: isDay ? addDays(from, -1) : from,
      to: isDay ? addDays(to, 1) : to,
      groupBy: address.by === "resource" ? "RESOURCE" : "STAFF",
    },
  };
}

function BoardPage({ queryRef, url }: PageProps<BoardPageQuery>) {
  const { viewer, business } = useDeskQuery<BoardPageQuery>(query, queryRef);
  const environment = useRelayEnvironment();
  const { localeTag } = useLocale();
  const [toolbarSlot, setToolbarSlot] = useState<HTMLElement | null>(null);
  const today = useToday(business?.timeZone ?? "UTC");
  if (viewer == null || business == null || today === null) return null;
  const address = parseBoardAddress(url, today);
  const firstWeekday = getFirstWeekday(localeTag);

  async function reload() {
    await fetchQuery(environment, query, queryRef.variables, { fetchPolicy: "network-only" })
      .toPromise()
      .catch(() => {});
  }

  return (
    <DeskLayout
      viewer={viewer}
      business={business}
      title={<BoardTitle address={address} firstWeekday={firstWeekday} />}
      actions={<div ref={setToolbarSlot} className={styles.slot} />}
      isFilling
    >
      {business.board == null ? (
        <p className={styles.empty}>
          <Trans>Your role does not include the calendar.</Trans>
        </p>
      ) : (
        <Board
          board={business.board}
          address={address}
          firstWeekday={firstWeekday}
          today={today}
          reload={reload}
          toolbarSlot={toolbarSlot}
        />
      )}
    </DeskLayout>
  );
}

/** The calendar of the desk. */
export const page = definePage<BoardPageQuery>({
  query,
  variables: (_params, url) => getVariables(url),
  outcome: (data, _params, url) => getDeskOutcome(data, url),
  title: ({ business }, i18n) => [i18n._(msg`Calendar`), business?.name].filter(Boolean).join(" · "),
  Component: BoardPage,
});
