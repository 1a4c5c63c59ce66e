import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { CalendarScreen_business$key } from "../../__generated__/CalendarScreen_business.graphql.ts";
import type { CalendarScreen_provider$key } from "../../__generated__/CalendarScreen_provider.graphql.ts";
import type { CalendarScreen_service$key } from "../../__generated__/CalendarScreen_service.graphql.ts";
import type { DetailsStep_service$key } from "../../__generated__/DetailsStep_service.graphql.ts";
import { formatTime, type TimeStyle } from "../../time/format.ts";
import { useToday } from "../calendar/useToday.ts";
import { Button } from "../../ui/Button.tsx";
import { placeOf, type Questions } from "../details/answers.ts";
import { DetailsForm } from "../details/DetailsForm.tsx";
import { knownPlace } from "../details/placeWords.ts";
import { CalendarScreen } from "./CalendarScreen.tsx";
import styles from "./DetailsStep.module.css";
import { HoldCountdown } from "./HoldCountdown.tsx";
import { ProblemNotice } from "./ProblemNotice.tsx";
import type { Booking } from "./useBooking.ts";

interface Props {
  readonly business: CalendarScreen_business$key;
  readonly provider: CalendarScreen_provider$key | null | undefined;
  readonly service: DetailsStep_service$key & CalendarScreen_service$key;
  readonly style: TimeStyle;
  readonly booking: Booking;
}

/** Who is coming: the time is kept meanwhile, and the button says what will happen. */
export function DetailsStep({ business, provider, service, style, booking }: Props) {
  const { mode, ...asks } = useFragment<DetailsStep_service$key>(
    graphql`
      fragment DetailsStep_service on Service {
        mode
        askPhone
        askDateOfBirth
        locationKinds
        consentText
      }
    `,
    service,
  );
  const { t } = useLingui();
  const today = useToday(style.timeZone);
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { flow } = booking;
  const { problem, hold } = flow;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // What is wrong with an answer is said, and focused, at its field.
    if (problem !== null && problem.code !== "INVALID_INPUT") notice.current?.focus();
  }, [problem]);

  if (hold === null) return null;
  const time = formatTime(hold.startsAt, style);
  const questions: Questions = {
    askPhone: asks.askPhone as Questions["askPhone"],
    askDateOfBirth: asks.askDateOfBirth as Questions["askDateOfBirth"],
    locationKinds: asks.locationKinds.map(knownPlace).filter((kind) => kind !== null),
    consentText: asks.consentText ?? null,
    // On the server nothing is held and nothing is asked: there this is never read.
    today: today ?? "9999-12-31",
  };
  const place = placeOf(flow.answers, questions);
  return (
    <CalendarScreen
      business={business}
      provider={provider}
      service={service}
      style={style}
      startsAt={hold.startsAt}
      staff={hold.staff}
      place={place}
      step="details"
      main={
        <div className={styles.main}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            <Trans>Enter your information</Trans>
          </h2>
          <div className={styles.head}>
            <HoldCountdown until={hold.until} onEnd={booking.holdEnded} />
            <Button kind="quiet" onPress={booking.backToTimes} isDisabled={flow.busy !== null}>
              <Trans>Change time</Trans>
            </Button>
          </div>
          {problem === null ? null : <ProblemNotice ref={notice} problem={problem} />}
          <DetailsForm
            id={formId}
            questions={questions}
            answers={flow.answers}
            faults={flow.faults}
            onAnswer={booking.answer}
            onSend={() => void booking.book(place)}
          />
        </div>
      }
      foot={
        <Button
          kind="primary"
          wide
          type="submit"
          form={formId}
          isBusy={flow.busy === "booking"}
          busyText={t`Scheduling`}
        >
          {mode === "REQUEST" ? <Trans>Request {time}</Trans> : <Trans>Book {time}</Trans>}
        </Button>
      }
    />
  );
}
