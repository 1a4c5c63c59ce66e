import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DeskLayout_viewer$key } from "../../__generated__/DeskLayout_viewer.graphql.ts";
import type { TodayScreen_business$key } from "../../__generated__/TodayScreen_business.graphql.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { formatDateHeading, toLocalDate } from "../../time/format.ts";
import { DeskLayout } from "../layout/DeskLayout.tsx";
import { useNow } from "../time/useNow.ts";
import { DayList } from "./DayList.tsx";
import { Figures } from "./Figures.tsx";
import { NotificationOffer } from "./NotificationOffer.tsx";
import { Problems } from "./Problems.tsx";
import { Requests } from "./Requests.tsx";
import { RunningLate } from "./RunningLate.tsx";
import styles from "./Today.module.css";
import { Unpaid } from "./Unpaid.tsx";

const MINUTE_MS = 60_000;

interface Props {
  readonly viewer: DeskLayout_viewer$key;
  readonly business: TodayScreen_business$key;
}

export function TodayScreen({ viewer, business }: Props) {
  const locale = useLocaleTag();
  const now = useNow() * MINUTE_MS;
  const shop = useFragment(
    graphql`
      fragment TodayScreen_business on Business {
        timeZone
        ...DeskLayout_business
        problems {
          ...Problems_problems
        }
        ended: bookings(
          last: 5
          filter: {
            today: true
            ended: true
            status: [CONFIRMED, REQUESTED, AWAITING_PAYMENT, COMPLETED, NO_SHOW]
          }
        ) {
          totalCount
          edges {
            node {
              id
              endsAt
              ...DayList_bookings
            }
          }
        }
        remaining: bookings(
          first: 1
          filter: { today: true, ended: false, status: [CONFIRMED, REQUESTED, AWAITING_PAYMENT] }
        ) {
          totalCount
        }
        next: bookings(
          first: 40
          filter: {
            today: true
            ended: false
            status: [CONFIRMED, REQUESTED, AWAITING_PAYMENT, COMPLETED, NO_SHOW]
          }
        ) {
          totalCount
          edges {
            node {
              id
              endsAt
              status
              staff {
                id
                name
              }
              ...DayList_bookings
            }
          }
        }
        requests: bookings(first: 20, filter: { status: [REQUESTED] }) {
          totalCount
          edges {
            node {
              id
              ...Requests_bookings
            }
          }
        }
        unpaid: bookings(
          first: 5
          filter: { today: true, status: [CONFIRMED, AWAITING_PAYMENT, COMPLETED], payment: [UNPAID] }
        ) {
          totalCount
          edges {
            node {
              id
              ...Unpaid_bookings
            }
          }
        }
      }
    `,
    business,
  );
  const { timeZone, requests, unpaid, problems } = shop;
  const today = toLocalDate(new Date(now).toISOString(), timeZone);
  const ended = (shop.ended?.edges ?? []).map(({ node }) => node);
  const next = (shop.next?.edges ?? []).map(({ node }) => node);
  const [endedCount, nextCount] = [shop.ended?.totalCount ?? 0, shop.next?.totalCount ?? 0];

  const lateCandidates = new Map(
    next
      .filter(({ endsAt, status }) => status === "CONFIRMED" && Date.parse(endsAt) > now)
      .flatMap(({ staff }) => staff.map((person) => [person.id, person] as const)),
  );

  return (
    <DeskLayout viewer={viewer} business={shop} title={formatDateHeading(today, "full", locale)}>
      <div className={styles.today}>
        <Figures
          dayCount={endedCount + nextCount}
          remainingCount={shop.remaining?.totalCount ?? 0}
          requestCount={requests?.totalCount ?? 0}
          unpaidCount={unpaid?.totalCount ?? 0}
        />
        <div className={styles.columns}>
          <section aria-labelledby="today-day" className={styles.part}>
            <h2 id="today-day" className={styles.heading}>
              <Trans>Appointments</Trans>
            </h2>
            <DayList
              bookings={[...ended, ...next]}
              earlierCount={endedCount - ended.length}
              laterCount={nextCount - next.length}
              now={now}
            />
          </section>
          <div className={styles.urgent}>
            <Problems problems={problems ?? []} />
            <Requests
              bookings={(requests?.edges ?? []).map(({ node }) => node)}
              totalCount={requests?.totalCount ?? 0}
            />
          </div>
          <div className={styles.aside}>
            <NotificationOffer />
            <Unpaid
              bookings={(unpaid?.edges ?? []).map(({ node }) => node)}
              totalCount={unpaid?.totalCount ?? 0}
            />
            <RunningLate people={[...lateCandidates.values()]} />
          </div>
        </div>
      </div>
    </DeskLayout>
  );
}
