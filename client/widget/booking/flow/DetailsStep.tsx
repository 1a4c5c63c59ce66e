import type { BookingFailureCode } from "../../messages/bookingFailure.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import type { CalendarScreen_business$key } from "../../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../../__generated__/CalendarScreen_service.graphql.ts";
import { formatTime, type TimeFormatOptions } from "../../../time/format.ts";
import { useToday } from "../../../time/useToday.ts";
import { usePrefetch } from "../../../router/lazyModule.ts";
import { FooterNotice } from "../../../layouts/FooterNotice.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { multiplyPlan } from "../series/multiplyPlan.ts";
import { mergeQuestions } from "../cart/mergeQuestions.ts";
import type { Cart } from "../cart/useCart.ts";
import { validateParty, sortIssuePaths, resizeGuests } from "../party/guestAnswers.ts";
import { GuestFields } from "../party/GuestFields.tsx";
import { getLocationKind, type Questions } from "../details/answers.ts";
import { DetailsForm } from "../details/DetailsForm.tsx";
import { useFormsSection } from "../details/useFormsSection.tsx";
import { CalendarScreen } from "./CalendarScreen.tsx";
import styles from "./DetailsStep.module.css";
import { HoldCountdown } from "./HoldCountdown.tsx";
import { usePrefetchProof } from "../../forms/proof/usePrefetchProof.ts";
import { CallButton } from "../../messages/CallButton.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { bookingPageModule } from "./lazyModules.ts";
import type { BookingController } from "./useBooking.ts";

const nextModules = [bookingPageModule];

/** After these failures the notice offers a phone call. */
const phoneHelpCodes: ReadonlySet<BookingFailureCode> = new Set<BookingFailureCode>([
  "TOO_MANY_BOOKINGS",
  "TOO_MANY_OPEN_BOOKINGS",
  "PAYMENT_UNAVAILABLE",
  "BUSINESS_SUSPENDED",
  "QUOTA_EXCEEDED",
]);

interface Props {
  readonly business: CalendarScreen_business$key;
  readonly provider: CalendarScreen_provider$key | null | undefined;
  readonly service: CalendarScreen_service$key;
  readonly timeFormat: TimeFormatOptions;
  readonly cart: Cart;
  readonly booking: BookingController;
  readonly phone: string;
}

export function DetailsStep({ business, provider, service, timeFormat, cart, booking, phone }: Props) {
  const { t } = useLingui();
  const today = useToday(timeFormat.timeZone);
  const formId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const { flow } = booking;
  const { failure, hold } = flow;
  // The server renders no hold, so this date is never read there.
  const todayOrMax = today ?? "9999-12-31";
  const forms = useFormsSection(booking, todayOrMax);
  usePrefetch(nextModules);
  usePrefetchProof(hold?.work);

  useEffect(() => headingRef.current?.focus(), []);
  useEffect(() => {
    if (failure !== null && failure.code !== "INVALID_INPUT") noticeRef.current?.focus();
  }, [failure]);

  if (hold === null) return null;
  const time = formatTime(hold.startsAt, timeFormat);
  const { plan } = cart;
  const services = [...plan.lines, ...plan.guestLines].flatMap((line) =>
    line === null ? [] : [line.service],
  );
  const isRequest = services.some((cartService) => cartService.isRequest);
  const questions: Questions = { ...mergeQuestions(services), today: todayOrMax };
  const partyGuests = plan.guests === null ? null : resizeGuests(flow.guests, plan.guests);
  const guestIssues = validateParty(plan, partyGuests, flow.answers.email);
  const locationKind = getLocationKind(flow.answers, questions);
  return (
    <CalendarScreen
      business={business}
      provider={provider}
      service={service}
      timeFormat={timeFormat}
      plan={multiplyPlan(plan, hold.series?.length ?? 1)}
      startsAt={hold.startsAt}
      seriesStarts={hold.series ?? null}
      staffByLine={hold.visit === plan.key ? hold.people : null}
      guestNames={partyGuests?.map(({ name }) => name.trim()) ?? []}
      locationKind={locationKind}
      step="details"
      isBusy={flow.busy !== null}
      main={
        <div className={styles.main}>
          <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
            {isRequest ? <Trans>Appointment Request Form</Trans> : <Trans>Enter your information</Trans>}
          </h2>
          <div className={styles.head}>
            <HoldCountdown expiresAt={hold.until} onExpire={booking.holdEnded} />
            <Button kind="quiet" onPress={booking.backToTimes} isDisabled={flow.busy !== null}>
              {hold.series === undefined ? <Trans>Change time</Trans> : <Trans>Change dates</Trans>}
            </Button>
          </div>
          <DetailsForm
            id={formId}
            questions={questions}
            answers={flow.answers}
            serverIssues={flow.contactIssues}
            failure={failure}
            guests={{
              invalidFields: sortIssuePaths(guestIssues),
              rejectedFields: sortIssuePaths(flow.guestIssues),
              render: (wasSent) => (
                <GuestFields cart={cart} booking={booking} localIssues={guestIssues} isSubmitted={wasSent} />
              ),
            }}
            onAnswer={booking.answer}
            forms={forms.section}
            onSubmit={() => {
              if (forms.answersToBook !== null) void booking.book(locationKind, forms.answersToBook);
            }}
          />
        </div>
      }
      foot={
        <>
          {failure === null ? null : (
            <FooterNotice>
              <FailureNotice
                ref={noticeRef}
                failure={failure}
                plan={plan}
                actions={phoneHelpCodes.has(failure.code) ? <CallButton phone={phone} /> : null}
              />
            </FooterNotice>
          )}
          <Button
            kind="primary"
            isWide
            type="submit"
            form={formId}
            isBusy={flow.busy === "booking"}
            busyText={t`Scheduling`}
          >
            {plan.dueNow !== null ? (
              <Trans>Continue to payment</Trans>
            ) : hold.series !== undefined ? (
              <SeriesButtonLabel count={hold.series.length} isRequest={isRequest} />
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

function SeriesButtonLabel({ count, isRequest }: { readonly count: number; readonly isRequest: boolean }) {
  return isRequest ? (
    <Plural value={count} one="Request # appointment" other="Request # appointments" />
  ) : (
    <Plural value={count} one="Book # appointment" other="Book # appointments" />
  );
}
