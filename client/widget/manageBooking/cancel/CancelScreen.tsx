import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CancelScreen_booking$key } from "../../../__generated__/CancelScreen_booking.graphql.ts";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { FormLayout } from "../../../layouts/FormLayout.tsx";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { BookingTicket } from "../view/BookingTicket.tsx";
import { statusWords } from "../../messages/statusWords.ts";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { lasting } from "../../layout/lastingSearch.ts";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { OrderLink } from "../../order/OrderLink.tsx";
import { isUnpaid } from "../../payment/paymentStatus.ts";
import { formatMoney } from "../../messages/formatMoney.ts";
import { useClock } from "../../../time/clockChoice.ts";
import { timeStyle } from "../../messages/timeStyle.ts";
import { bookingHref } from "../../layout/afterAddress.ts";
import styles from "../AfterForm.module.css";
import { CancelForm } from "./CancelForm.tsx";
import { isLiveStatus } from "../liveStatus.ts";
import { TooLate } from "../TooLate.tsx";
import { WayButton } from "../../layout/WayButton.tsx";

export function CancelScreen(props: { readonly booking: CancelScreen_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment CancelScreen_booking on BookingAccess {
        id
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
  const { tag } = useLocale();
  const { search } = useRouter().url;
  const outcome = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0) outcome.current?.focus();
  }, [done]);
  const { id, status, business, provider, service } = booking;
  const style = timeStyle(tag, booking.timeZone, useClock(business.hourCycle));
  const isLive = isLiveStatus(status) && done === 0;
  // Amounts refunded before, which are not shown again after a cancellation here.
  const [before] = useState({ one: booking.refunded?.amount ?? 0, all: booking.order?.refunded.amount ?? 0 });
  // After several cancellations, show the refund of the order, else of this booking.
  const whole = done > 1 ? booking.order?.refunded : null;
  const told = whole ?? booking.refunded;
  const back = told && done > 0 ? { ...told, amount: told.amount - (whole ? before.all : before.one) } : told;
  const words = statusWords(done > 0 ? "CANCELLED" : status, {
    isNew: false,
    isOver: false,
    isUnpaid: isUnpaid(booking),
    refunded: back == null || back.amount <= 0 ? null : formatMoney(back, tag),
  });
  const seeIt = (
    <WayButton href={bookingHref(id, search)}>
      <Trans>View the appointment</Trans>
    </WayButton>
  );
  const frame = (main: ReactNode) => (
    <WidgetFrame business={business}>
      <FormLayout end={<LanguageChoice />}>
        <div className={styles.screen}>
          <header>
            <ScreenHeading above={provider?.name ?? business.name} title={service.name} />
          </header>
          {main}
        </div>
      </FormLayout>
    </WidgetFrame>
  );
  if (!isLive) {
    return frame(
      <>
        <Notice ref={outcome} kind={done > 0 ? "success" : words.kind} title={i18n._(words.title)}>
          {done > 1 ? (
            <p>
              <Plural value={done} one="# appointment is cancelled." other="# appointments are cancelled." />
            </p>
          ) : null}
          {words.text === null ? null : <p>{i18n._(words.text)}</p>}
        </Notice>
        <BookingTicket booking={booking} style={style} isVoid />
        <OrderLink booking={booking} />
        <div className={styles.buttons}>
          <WayButton
            kind="primary"
            href={`/widget/appointment/${provider?.slug ?? "service"}/${service.slug}${lasting(search)}`}
          >
            <Trans>Book another time</Trans>
          </WayButton>
          {seeIt}
        </div>
      </>,
    );
  }
  return frame(
    <>
      {booking.cancel.isAllowed ? (
        <h2 className={styles.title}>
          <Trans>Cancel this appointment?</Trans>
        </h2>
      ) : null}
      <BookingTicket booking={booking} style={style} isVoid={false} />
      {booking.cancel.isAllowed ? (
        <CancelForm booking={booking} onDone={setDone} />
      ) : (
        <>
          <TooLate booking={booking} />
          <div className={styles.buttons}>{seeIt}</div>
        </>
      )}
    </>,
  );
}
