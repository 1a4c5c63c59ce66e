import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderView_order$key } from "../../__generated__/OrderView_order.graphql.ts";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { useRouter } from "../../router/RouterProvider.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useIsPast } from "../booking/useIsPast.ts";
import { LanguageSwitch } from "../frame/LanguageSwitch.tsx";
import { lasting } from "../frame/lastingSearch.ts";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { WidgetFrame } from "../frame/WidgetFrame.tsx";
import { OrderBookings } from "./OrderBookings.tsx";
import { OrderTerms } from "./OrderTerms.tsx";
import styles from "./OrderView.module.css";
import { orderWords } from "./orderWords.ts";

interface Props {
  readonly order: OrderView_order$key;
  /** It was booked a moment ago: the page thanks. */
  readonly isNew: boolean;
}

/** All that was booked together, as its booker sees it: how it stands, every line, the total, whom to call. */
export function OrderView(props: Props) {
  const order = useFragment(
    graphql`
      fragment OrderView_order on Order {
        isSeries
        bookings {
          id
          status
          endsAt
          service {
            name
            slug
            picture
          }
          provider {
            name
            slug
          }
          business {
            name
            ...WidgetFrame_business
          }
          member
          ...OrderBooking_booking
        }
        ...OrderTerms_order
      }
    `,
    props.order,
  );
  const { i18n } = useLingui();
  const { search } = useRouter().url;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.isNew) outcome.current?.focus();
  }, [props.isNew]);
  const { bookings } = order;
  const isOver = useIsPast(
    bookings
      .map(({ endsAt }) => endsAt)
      .toSorted()
      .at(-1) ?? "",
  );
  const [first] = bookings;
  if (first === undefined) return null;
  const { business, provider, service } = first;
  const count = bookings.length;
  const words = orderWords(
    bookings.map(({ status }) => status),
    { isNew: props.isNew, isOver },
  );
  return (
    <WidgetFrame business={business}>
      <CalendarLayout
        picture={order.isSeries && service.picture ? <img src={service.picture} alt="" /> : null}
        heading={
          <ScreenHeading
            above={provider?.name ?? business.name}
            title={order.isSeries ? service.name : <Trans>Your appointments</Trans>}
            isOurs={!order.isSeries}
          />
        }
        facts={<OrderTerms order={order} />}
        main={
          <div className={styles.main}>
            <Notice ref={outcome} kind={words.kind} title={i18n._(words.title)}>
              {words.text === null ? null : i18n._(words.text)}
            </Notice>
            <section className={styles.bookings} aria-labelledby="order-bookings">
              <h2 id="order-bookings" className={styles.title}>
                <Plural value={count} one="# appointment" other="# appointments" />
              </h2>
              <OrderBookings
                bookings={bookings.map((line) => ({ id: line.id, member: line.member, line }))}
              />
            </section>
            <div className={styles.onPhone}>
              <OrderTerms order={order} />
            </div>
            <p className={styles.again}>
              <LinkButton
                kind="quiet"
                href={`/widget/appointment/${provider?.slug ?? "service"}/${service.slug}${lasting(search)}`}
              >
                <Trans>Book another appointment</Trans>
              </LinkButton>
            </p>
          </div>
        }
        end={<LanguageSwitch />}
      />
    </WidgetFrame>
  );
}
