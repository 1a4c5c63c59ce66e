import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { toBookingsHref } from "../bookings/bookingsAddress.ts";
import styles from "./NewBooking.module.css";

export interface BookedBooking {
  readonly reference: string;
  /** Null if the booking could not be loaded again. */
  readonly id: string | null;
  /** `BookingStatus`. Null if the booking could not be loaded again. */
  readonly status: string | null;
  /** The client's. Empty if there is none. */
  readonly email: string;
  readonly name: string;
  readonly time: string;
}

interface Props {
  readonly booked: BookedBooking;
  readonly onAgain: () => void;
}

/** The new booking, and the message that the client gets. */
export function BookedNotice({ booked, onAgain }: Props) {
  const { reference, id, name, time } = booked;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={styles.booked}>
      <Notice
        ref={notice}
        kind="success"
        title={
          <Trans>
            Booked: {name}, {time}
          </Trans>
        }
        actions={
          <>
            <LinkButton
              kind="primary"
              href={
                id === null ? toBookingsHref({ range: "any", search: reference }) : toBookingsHref({}, id)
              }
            >
              <Trans>Open the booking</Trans>
            </LinkButton>
            <Button onPress={onAgain}>
              <Trans>Book another</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Reference <strong data-figures="">{reference}</strong>
          </Trans>
        </p>
        <p>
          <SentMessage booked={booked} />
        </p>
      </Notice>
    </div>
  );
}

function SentMessage({ booked: { status, email } }: { readonly booked: BookedBooking }) {
  if (email === "") return <Trans>Nothing was sent to the client, because there is no email.</Trans>;
  switch (status) {
    case "AWAITING_PAYMENT":
      return <Trans>The link to pay goes to {email}. The booking is confirmed by the payment.</Trans>;
    case "REQUESTED":
      return <Trans>{email} gets a message that the booking waits for approval.</Trans>;
    default:
      return <Trans>The confirmation goes to {email}.</Trans>;
  }
}
