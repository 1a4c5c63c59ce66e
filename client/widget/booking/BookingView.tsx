import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { BookingView_booking$key } from "../../__generated__/BookingView_booking.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { LanguageSwitch } from "../frame/LanguageSwitch.tsx";
import { lasting } from "../frame/lastingSearch.ts";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { WidgetFrame } from "../frame/WidgetFrame.tsx";
import { OrderLink } from "../order/OrderLink.tsx";
import { timeStyle } from "../words/timeStyle.ts";
import { BookingFacts } from "./BookingFacts.tsx";
import { BookingTicket } from "./BookingTicket.tsx";
import styles from "./BookingView.module.css";
import { CalendarLinks } from "./CalendarLinks.tsx";
import { statusWords } from "./statusWords.ts";
import { useIsPast } from "./useIsPast.ts";

interface Props {
  readonly booking: BookingView_booking$key;
  /** It was booked a moment ago: the page thanks. */
  readonly isNew: boolean;
}

/** A booking as its booker sees it: how it stands, the ticket, the ways into a calendar, whom to call. */
export function BookingView(props: Props) {
  const booking = useFragment(
    graphql`
      fragment BookingView_booking on BookingAccess {
        status
        endsAt
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
          picture
        }
        ...OrderLink_booking
        calendar {
          ...CalendarLinks_calendar
        }
        ...BookingTicket_booking
        ...BookingFacts_booking
      }
    `,
    props.booking,
  );
  const { i18n } = useLingui();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.isNew) status.current?.focus();
  }, [props.isNew]);
  const { tag } = useLocale();
  const { business, provider, service } = booking;
  const isOver = useIsPast(booking.endsAt);
  const words = statusWords(booking.status, { isNew: props.isNew, isOver });
  const style = timeStyle(tag, booking.timeZone, business.hourCycle);
  const { search } = useRouter().url;
  const calendarHref = `/widget/appointment/${provider?.slug ?? "service"}/${service.slug}${lasting(search)}`;
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        picture={service.picture ? <img src={service.picture} alt="" /> : null}
        heading={<ScreenHeading above={provider?.name ?? business.name} title={service.name} />}
        facts={<BookingFacts booking={booking} style={style} />}
        main={
          <div className={styles.main}>
            <Notice ref={status} kind={words.kind} title={i18n._(words.title)}>
              {words.text === null ? null : i18n._(words.text)}
            </Notice>
            <OrderLink booking={booking} />
            <BookingTicket booking={booking} style={style} isVoid={words.isVoid} />
            {words.isVoid ? null : <CalendarLinks calendar={booking.calendar} />}
            <div className={styles.onPhone}>
              <BookingFacts booking={booking} style={style} />
            </div>
            <p className={words.isVoid ? undefined : styles.again}>
              <LinkButton kind={words.isVoid ? "primary" : "quiet"} href={calendarHref}>
                {words.isVoid ? <Trans>Choose another time</Trans> : <Trans>Book another appointment</Trans>}
              </LinkButton>
            </p>
          </div>
        }
        end={<LanguageSwitch />}
      />
    </WidgetFrame>
  );
}
