import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingsView_booking$key } from "../../__generated__/BookingsView_booking.graphql.ts";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ContactHiddenNotice } from "../layout/ContactHiddenNotice.tsx";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../layout/WidgetFrame.tsx";
import { type ListedBooking, OrderBookings } from "./OrderBookings.tsx";
import styles from "./OrderView.module.css";

interface Props {
  readonly firstBooking: BookingsView_booking$key;
  readonly bookings: readonly (ListedBooking & {
    readonly role: string;
    readonly isContactHidden: boolean;
  })[];
  /** Number of access keys that match no booking. */
  readonly missing: number;
}

/** Shows bookings by their own access keys. They may belong to different orders. */
export function BookingsView({ firstBooking, bookings, missing }: Props) {
  const { business } = useFragment(
    graphql`
      fragment BookingsView_booking on VisitorBooking {
        business {
          name
          ...WidgetFrame_business
        }
      }
    `,
    firstBooking,
  );
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        heading={
          <ScreenHeading overline={business.name} title={<Trans>Your appointments</Trans>} isInterfaceText />
        }
        main={
          <div className={styles.main}>
            {missing === 0 ? null : (
              <Notice kind="warning" title={<Trans>No calendar event found</Trans>}>
                <Plural
                  value={missing}
                  one="# of these links does not match an appointment."
                  other="# of these links do not match an appointment."
                />
              </Notice>
            )}
            <OrderBookings bookings={bookings} />
            <ContactHiddenNotice bookings={bookings} />
          </div>
        }
        pageFooter={<LanguageChoice />}
      />
    </WidgetFrame>
  );
}
