import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import type { CalendarScreen_business$key } from "../../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../../__generated__/CalendarScreen_service.graphql.ts";
import { formatTime, type TimeStyle } from "../../../time/format.ts";
import { useToday } from "../../../time/useToday.ts";
import { usePrefetch } from "../../../router/lazyModule.ts";
import { AboveFoot } from "../../../layouts/AboveFoot.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { timesPlan } from "../series/timesPlan.ts";
import { mergeQuestions } from "../cart/mergeQuestions.ts";
import type { Cart } from "../cart/useCart.ts";
import { faultsOfParty, guestPlaces, guestRows } from "../party/guestAnswers.ts";
import { GuestFields } from "../party/GuestFields.tsx";
import { placeOf, type Questions } from "../details/answers.ts";
import { DetailsForm } from "../details/DetailsForm.tsx";
import { useFormsPart } from "../details/useFormsPart.tsx";
import { CalendarScreen } from "./CalendarScreen.tsx";
import styles from "./DetailsStep.module.css";
import { HoldCountdown } from "./HoldCountdown.tsx";
import type { ProblemCode } from "./bookingFlow.ts";
import { useWorkAhead } from "../../forms/proof/useWorkAhead.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { phoneHref } from "../../messages/phoneHref.ts";
import { ProblemNotice } from "./ProblemNotice.tsx";
import { bookedPart } from "./parts.ts";
import type { Booking } from "./useBooking.ts";

const next = [bookedPart];

/** After these failures the notice offers a phone call. */
const byPhone: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  "TOO_MANY_BOOKINGS",
  "TOO_MANY_OPEN_BOOKINGS",
  "PAYMENT_UNAVAILABLE",
]);

interface Props {
  readonly business: CalendarScreen_business$key;
  readonly provider: CalendarScreen_provider$key | null | undefined;
  readonly service: CalendarScreen_service$key;
  readonly style: TimeStyle;
  readonly cart: Cart;
  readonly booking: Booking;
  readonly phone: string;
}

export function DetailsStep({ business, provider, service, style, cart, booking, phone }: Props) {
  const { t } = useLingui();
  const today = useToday(style.timeZone);
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { flow } = booking;
  const { problem, hold } = flow;
  // The server renders no hold, so this date is never read there.
  const now = today ?? "9999-12-31";
  const forms = useFormsPart(booking, now);
  usePrefetch(next);
  useWorkAhead(hold?.work);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (problem !== null && problem.code !== "INVALID_INPUT") notice.current?.focus();
  }, [problem]);

  if (hold === null) return null;
  const time = formatTime(hold.startsAt, style);
  const { plan } = cart;
  const services = [...plan.lines, ...plan.guestLines].flatMap((line) =>
    line === null ? [] : [line.service],
  );
  const isRequest = services.some((one) => one.isRequest);
  const questions: Questions = { ...mergeQuestions(services), today: now };
  const rows = plan.guests === null ? null : guestRows(flow.guests, plan.guests);
  const guestFaults = faultsOfParty(plan, rows, flow.answers.email);
  const place = placeOf(flow.answers, questions);
  return (
    <CalendarScreen
      business={business}
      provider={provider}
      service={service}
      style={style}
      plan={timesPlan(plan, hold.series?.length ?? 1)}
      startsAt={hold.startsAt}
      series={hold.series ?? null}
      staff={hold.visit === plan.key ? hold.people : null}
      guests={rows?.map(({ name }) => name.trim()) ?? []}
      place={place}
      step="details"
      isBusy={flow.busy !== null}
      main={
        <div className={styles.main}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {isRequest ? <Trans>Appointment Request Form</Trans> : <Trans>Enter your information</Trans>}
          </h2>
          <div className={styles.head}>
            <HoldCountdown until={hold.until} onEnd={booking.holdEnded} />
            <Button kind="quiet" onPress={booking.backToTimes} isDisabled={flow.busy !== null}>
              {hold.series === undefined ? <Trans>Change time</Trans> : <Trans>Change dates</Trans>}
            </Button>
          </div>
          <DetailsForm
            id={formId}
            questions={questions}
            answers={flow.answers}
            faults={flow.faults}
            refusal={problem}
            guests={{
              faulty: guestPlaces(guestFaults),
              refused: guestPlaces(flow.guestFaults),
              render: (wasSent) => (
                <GuestFields cart={cart} booking={booking} faults={guestFaults} wasSent={wasSent} />
              ),
            }}
            onAnswer={booking.answer}
            forms={forms.part}
            onSend={() => {
              if (forms.filledIn !== null) void booking.book(place, forms.filledIn);
            }}
          />
        </div>
      }
      foot={
        <>
          {problem === null ? null : (
            <AboveFoot>
              <ProblemNotice
                ref={notice}
                problem={problem}
                plan={plan}
                actions={
                  byPhone.has(problem.code) ? (
                    <LinkButton href={phoneHref(phone)}>
                      <Trans>Call {phone}</Trans>
                    </LinkButton>
                  ) : null
                }
              />
            </AboveFoot>
          )}
          <Button
            kind="primary"
            wide
            type="submit"
            form={formId}
            isBusy={flow.busy === "booking"}
            busyText={t`Scheduling`}
          >
            {plan.dueNow !== null ? (
              <Trans>Continue to payment</Trans>
            ) : hold.series !== undefined ? (
              <SeriesButton count={hold.series.length} isRequest={isRequest} />
            ) : isRequest ? (
              <Trans>Request {time}</Trans>
            ) : (
              <Trans>Book {time}</Trans>
            )}
          </Button>
        </>
      }
    />
  );
}

function SeriesButton({ count, isRequest }: { readonly count: number; readonly isRequest: boolean }) {
  return isRequest ? (
    <Plural value={count} one="Request # appointment" other="Request # appointments" />
  ) : (
    <Plural value={count} one="Book # appointment" other="Book # appointments" />
  );
}
