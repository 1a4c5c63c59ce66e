import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CancelScreen_booking$key } from "../../../__generated__/CancelScreen_booking.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { FormLayout } from "../../../layouts/FormLayout.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { BookingTicket } from "../view/BookingTicket.tsx";
import { getStatusMessage } from "../../messages/statusMessages.ts";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { keepGlobalParams } from "../../layout/keptParams.ts";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { OrderLink } from "../../order/OrderLink.tsx";
import { isUnpaid } from "../../payment/paymentStatus.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import { useHourCycle } from "../../../time/clockChoice.ts";
import { getTimeFormat } from "../../messages/getTimeFormat.ts";
import { bookingHref } from "../../layout/bookingAddress.ts";
import styles from "../AfterForm.module.css";
import { CancelForm } from "./CancelForm.tsx";
import { isLiveStatus } from "../liveStatus.ts";
import { TooLate } from "../TooLate.tsx";
import { RouterLinkButton } from "../../layout/RouterLinkButton.tsx";

export function CancelScreen(props: { readonly booking: CancelScreen_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment CancelScreen_booking on VisitorBooking {
        accessKey @required(action: THROW)
        status
        history {
          status
        }
        refunded {
          amount
          currency
        }
        order {
          refunded {
            amount
            currency
          }
        }
        timeZone
        business {
          name
          hourCycle
          ...WidgetFrame_business
        }
        provider {
          name
          slug
        }
        service {
          name
          slug
        }
        cancel {
          isAllowed
        }
        ...BookingTicket_booking
        ...CancelForm_booking
        ...TooLate_booking
        ...OrderLink_booking
      }
    `,
    props.booking,
  );
  const { i18n } = useLingui();
  const { localeTag } = useLocale();
  const { search } = useRouter().url;
  const noticeRef = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0) noticeRef.current?.focus();
  }, [done]);
  const { accessKey, status, business, provider, service } = booking;
  const timeFormat = getTimeFormat(localeTag, booking.timeZone, useHourCycle(business.hourCycle));
  const isLive = isLiveStatus(status) && done === 0;
  // Amounts refunded before, which are not shown again after a cancellation here.
  const [refundedBefore] = useState({
    bookingAmount: booking.refunded?.amount ?? 0,
    orderAmount: booking.order?.refunded.amount ?? 0,
  });
  // After several cancellations, show the refund of the order, else of this booking.
  const orderRefund = done > 1 ? booking.order?.refunded : null;
  const totalRefund = orderRefund ?? booking.refunded;
  const newRefund =
    totalRefund && done > 0
      ? {
          ...totalRefund,
          amount:
            totalRefund.amount - (orderRefund ? refundedBefore.orderAmount : refundedBefore.bookingAmount),
        }
      : totalRefund;
  const statusMessages = getStatusMessage(done > 0 ? "CANCELLED" : status, {
    isNew: false,
    isPast: false,
    isUnpaid: isUnpaid(booking),
    refunded: newRefund == null || newRefund.amount <= 0 ? null : formatMoney(newRefund, localeTag),
  });
  const viewButton = (
    <RouterLinkButton href={bookingHref(accessKey, search)}>
      <Trans>View the appointment</Trans>
    </RouterLinkButton>
  );
  const renderLayout = (content: ReactNode) => (
    <WidgetFrame business={business}>
      <FormLayout pageFooter={<LanguageChoice />}>
        <div className={styles.screen}>
          <header>
            <ScreenHeading overline={provider?.name ?? business.name} title={service.name} />
          </header>
          {content}
        </div>
      </FormLayout>
    </WidgetFrame>
  );
  if (!isLive) {
    return renderLayout(
      <>
        <Notice
          ref={noticeRef}
          kind={done > 0 ? "success" : statusMessages.kind}
          title={i18n._(statusMessages.title)}
        >
          {done > 1 ? (
            <p>
              <Plural value={done} one="# appointment is cancelled." other="# appointments are cancelled." />
            </p>
          ) : null}
          {statusMessages.text === null ? null : <p>{i18n._(statusMessages.text)}</p>}
        </Notice>
        <BookingTicket booking={booking} timeFormat={timeFormat} isVoid />
        <OrderLink booking={booking} />
        <div className={styles.buttons}>
          <RouterLinkButton
            kind="primary"
            href={`/widget/appointment/${provider?.slug ?? "service"}/${service.slug}${keepGlobalParams(search)}`}
          >
            <Trans>Book another time</Trans>
          </RouterLinkButton>
          {viewButton}
        </div>
      </>,
    );
  }
  return renderLayout(
    <>
      {booking.cancel.isAllowed ? (
        <h2 className={styles.title}>
          <Trans>Cancel this appointment?</Trans>
        </h2>
      ) : null}
      <BookingTicket booking={booking} timeFormat={timeFormat} isVoid={false} />
      {booking.cancel.isAllowed ? (
        <CancelForm booking={booking} onCancelled={setDone} />
      ) : (
        <>
          <TooLate booking={booking} />
          <div className={styles.buttons}>{viewButton}</div>
        </>
      )}
    </>,
  );
}
