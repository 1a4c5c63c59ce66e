import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CalendarScreen_business$key } from "../../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../../__generated__/CalendarScreen_service.graphql.ts";
import type { SeriesStep_service$key } from "../../../__generated__/SeriesStep_service.graphql.ts";
import { dateOfInstant, type TimeStyle } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CalendarScreen } from "../flow/CalendarScreen.tsx";
import type { Booking } from "../flow/useBooking.ts";
import type { CalendarQuestion } from "../calendar/calendarQuestion.ts";
import type { AddressedCalendar } from "../calendar/useCalendarAddress.ts";
import type { Cart } from "../cart/useCart.ts";
import { RuleFields } from "./RuleFields.tsx";
import { firstRule, readRule, type SeriesRule, weekdays, writeRule } from "./seriesAddress.ts";
import { SeriesNotice } from "./SeriesNotice.tsx";
import { fewestVisits, startsOf } from "./seriesPlan.ts";
import { SeriesStart } from "./SeriesStart.tsx";
import styles from "./SeriesStep.module.css";
import { timesPlan } from "./timesPlan.ts";
import { useEdits } from "./useEdits.ts";
import { type SeriesQuestion, useSeries } from "./useSeries.ts";
import { VisitList } from "./VisitList.tsx";

interface Props {
  readonly business: CalendarScreen_business$key;
  readonly provider: CalendarScreen_provider$key | null | undefined;
  readonly service: CalendarScreen_service$key & SeriesStep_service$key;
  readonly style: TimeStyle;
  readonly question: CalendarQuestion;
  readonly address: AddressedCalendar;
  readonly cart: Cart;
  readonly booking: Booking;
  /** Start of the first appointment, an ISO instant. */
  readonly startsAt: string;
}

export function SeriesStep(props: Props) {
  const { business, provider, style, question, address, cart, booking, startsAt } = props;
  const { recurrenceMax } = useFragment<SeriesStep_service$key>(
    graphql`
      fragment SeriesStep_service on Service {
        recurrenceMax
      }
    `,
    props.service,
  );
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const isTold = booking.flow.problem !== null;
  useEffect(() => {
    if (!isTold) heading.current?.focus();
    // Asked once, when the step is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const most = recurrenceMax ?? fewestVisits;
  const rule = readRule(address.chosen.repeat) ?? firstRule(most);
  const asked: SeriesQuestion = {
    service: question.service,
    provider: question.provider,
    staff: question.staff,
    timeZone: question.timeZone,
    startsAt,
    repeat: writeRule(rule),
    most,
  };
  const search = useSeries(asked, booking.visitor);
  const { visits, edit, drop } = useEdits(search.plan, asked);
  const starts = startsOf(visits);
  const count = starts.length;
  const [sent, setSent] = useState<readonly string[]>([]);
  const { busy, problem } = booking.flow;
  const lost = problem?.line === undefined ? null : (sent[problem.line] ?? null);

  // After a failure the series is planned again without the edit that chose the lost start.
  const settled = useRef(problem);
  useEffect(() => {
    if (problem === settled.current) return;
    settled.current = problem;
    if (problem === null || problem.code === "CONNECTION") return;
    if (lost !== null) drop(lost);
    search.again();
  }, [problem, lost, drop, search]);

  const first =
    weekdays[(new Date(`${dateOfInstant(startsAt, style.timeZone)}T00:00:00Z`).getUTCDay() + 6) % 7]!;
  const change = (next: SeriesRule) => {
    booking.chose();
    address.choose({ repeat: writeRule(next) });
  };

  return (
    <CalendarScreen
      business={business}
      provider={provider}
      service={props.service}
      style={style}
      plan={timesPlan(cart.plan, count)}
      startsAt={startsAt}
      series={search.plan === null ? null : starts}
      staff={null}
      guests={[]}
      place={null}
      step="time"
      isBusy={busy !== null}
      main={
        <div className={styles.main}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            <Trans>Repeat this appointment</Trans>
          </h2>
          {problem === null ? null : <SeriesNotice problem={problem} lost={lost} style={style} />}
          <SeriesStart
            startsAt={startsAt}
            style={style}
            onOnce={() => {
              booking.chose();
              address.choose({ repeat: null });
            }}
          />
          <RuleFields rule={rule} first={first} most={most} locale={style.locale} onChange={change} />
          <VisitList
            search={search}
            visits={visits}
            style={style}
            expected={Math.min(rule.count, most)}
            lost={lost}
            onEdit={(visit, start) => {
              booking.chose();
              edit(visit, start);
            }}
          />
        </div>
      }
      foot={
        <div className={styles.foot}>
          {search.plan !== null && count < fewestVisits ? (
            <p className={styles.few} role="status">
              <Trans>At least two appointments must remain.</Trans>
            </p>
          ) : null}
          <Button
            kind="primary"
            wide
            isDisabled={count < fewestVisits}
            isBusy={busy === "holding"}
            busyText={t`Holding your times`}
            onPress={() => {
              setSent(starts);
              void booking.holdSeries(starts);
            }}
          >
            {count < fewestVisits
              ? t`Continue`
              : t`${plural(count, { one: "Continue with # appointment", other: "Continue with # appointments" })}`}
          </Button>
        </div>
      }
    />
  );
}
