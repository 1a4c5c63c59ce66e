import { Trans } from "@lingui/react/macro";
import { type Ref, Suspense } from "react";
import type { ServiceFields_service$key } from "../../__generated__/ServiceFields_service.graphql.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { GuestList } from "./GuestList.tsx";
import { getMaxGuests, getSeats, type GuestService } from "./guestPlaces.ts";
import { EmptyGuide } from "../layout/EmptyGuide.tsx";
import { LoadAgain } from "../layout/LoadAgain.tsx";
import type { FormsHandle } from "./formsHandle.ts";
import styles from "./NewBooking.module.css";
import type { BookedGuest } from "./newBookingDraft.ts";
import { ServiceFields } from "./ServiceFields.tsx";
import { ServiceQuestions } from "./ServiceQuestions.tsx";
import type { NewBooking } from "./useNewBooking.ts";

interface Props {
  readonly booking: NewBooking;
  readonly services: ServiceFields_service$key;
  /** Null before a service is chosen. */
  readonly service: GuestService | null;
  /** Null until the forms are loaded. */
  readonly formsRef: Ref<FormsHandle>;
}

const MAX_NOTES = 2000;

/** The service with its questions, and the notes. */
export function ServiceSection({ booking, services, service, formsRef }: Props) {
  const { draft, errors, changeDetails, changeTime } = booking;
  const { seats, guests } = draft;
  const maxGuests = service === null ? 0 : getMaxGuests(service);

  function changeGuests(next: readonly BookedGuest[]) {
    const needed = service === null ? seats : getSeats(service, seats, next.length);
    if (needed === seats) changeDetails({ guests: next });
    else changeTime({ guests: next, seats: needed });
  }

  return (
    <section className={styles.part} aria-labelledby="new-service">
      <h2 id="new-service" className={styles.heading}>
        <Trans>Service</Trans>
      </h2>
      {services.length === 0 ? (
        <EmptyGuide>
          <Trans>There are no services to book yet.</Trans>
        </EmptyGuide>
      ) : (
        <ServiceFields services={services} draft={draft} onChange={changeTime} errors={errors} />
      )}
      {maxGuests === 0 ? null : (
        <GuestList guests={guests} max={maxGuests} errors={errors} onChange={changeGuests} />
      )}
      {service !== null ? (
        <LoadAgain key={draft.service}>
          {(attempt) => (
            <Suspense fallback={<Skeleton height="80px" />}>
              <ServiceQuestions
                attempt={attempt}
                service={draft.service}
                draft={draft}
                onChange={changeDetails}
                formsRef={formsRef}
                errors={errors}
              />
            </Suspense>
          )}
        </LoadAgain>
      ) : null}
      <TextArea
        label={<Trans>Notes</Trans>}
        name="notes"
        value={draft.notes}
        onChange={(notes) => changeDetails({ notes })}
        optionalLabel={<Trans>Optional</Trans>}
        error={errors["notes"]}
        maxLength={MAX_NOTES}
      />
    </section>
  );
}
