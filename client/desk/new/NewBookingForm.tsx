import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewBookingForm_business$key } from "../../__generated__/NewBookingForm_business.graphql.ts";
import { BusinessLanguageProvider } from "../../shared/BusinessText.tsx";
import { BookButton } from "./BookButton.tsx";
import type { BookedBooking } from "./BookedNotice.tsx";
import { ClientFields } from "./ClientFields.tsx";
import type { FormsHandle } from "./formsHandle.ts";
import styles from "./NewBooking.module.css";
import type { NewBookingDraft } from "./newBookingDraft.ts";
import { PriceSummary } from "./PriceSummary.tsx";
import { preloadForms } from "./ServiceQuestions.tsx";
import { ServiceSection } from "./ServiceSection.tsx";
import { TimeSection } from "./TimeSection.tsx";
import { useNewBooking } from "./useNewBooking.ts";

interface Props {
  readonly business: NewBookingForm_business$key;
  readonly prefill: Partial<NewBookingDraft>;
  /** True for a further booking, whose form replaces the focused button. */
  readonly takesFocus: boolean;
  readonly onBooked: (booked: BookedBooking) => void;
}

/** Everything that a booking by hand needs, on one screen. */
export function NewBookingForm({ business, prefill, takesFocus, onBooked }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const forms = useRef<FormsHandle>(null);
  const [areQuestionsLoaded, setQuestionsLoaded] = useState(false);
  const connectForms = useCallback((handle: FormsHandle | null) => {
    forms.current = handle;
    setQuestionsLoaded(handle !== null);
  }, []);
  useEffect(preloadForms, []);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  const data = useFragment(
    graphql`
      fragment NewBookingForm_business on Business {
        locale
        services(first: 100) {
          edges {
            node {
              id
              askPhone
              askDateOfBirth
              guestMode
              capacity
              maxPerBooking
              ...ServiceFields_service
              ...PriceSummary_service
            }
          }
        }
      }
    `,
    business,
  );
  const services = data.services?.edges.map(({ node }) => node) ?? [];
  const findService = (id: string) => services.find((one) => one.id === id);
  const booking = useNewBooking({ prefill, form, forms, locale: data.locale, findService, onBooked });
  const { draft, errors, isBusy, submit, changeDetails } = booking;
  const service = findService(draft.service);
  const hasService = service !== undefined;

  return (
    <BusinessLanguageProvider locale={data.locale}>
      <form ref={form} className={styles.screen} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.column}>
          <section className={styles.part} aria-labelledby="new-client">
            <h2 id="new-client" className={styles.heading}>
              <Trans>Client</Trans>
            </h2>
            <ClientFields
              draft={draft}
              onChange={changeDetails}
              askPhone={service?.askPhone ?? "OPTIONAL"}
              askDateOfBirth={service?.askDateOfBirth ?? "NO"}
              errors={errors}
            />
          </section>
          <ServiceSection
            booking={booking}
            services={services}
            service={service ?? null}
            formsRef={connectForms}
          />
        </div>
        <TimeSection booking={booking} hasService={hasService} />
        <div className={styles.foot}>
          {hasService ? (
            <PriceSummary
              service={service}
              seats={draft.seats}
              people={service.guestMode === "ATTEND" ? draft.guests.length + 1 : 1}
              hasEmail={draft.email.trim() !== ""}
            />
          ) : null}
          {/* The questions of the service belong to the booking. */}
          <BookButton
            startsAt={draft.startsAt}
            isDisabled={hasService && !areQuestionsLoaded}
            isBusy={isBusy}
          />
        </div>
      </form>
    </BusinessLanguageProvider>
  );
}
