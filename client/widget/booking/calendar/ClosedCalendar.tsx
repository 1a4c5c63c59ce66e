import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ClosedCalendar_business$key } from "../../../__generated__/ClosedCalendar_business.graphql.ts";
import type { ClosedCalendar_provider$key } from "../../../__generated__/ClosedCalendar_provider.graphql.ts";
import { CalendarLayout } from "../../../layouts/CalendarLayout.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { useCalendarGroup, CalendarGroupLink } from "../../layout/CalendarGroup.tsx";
import { CallButton } from "../../messages/CallButton.tsx";

interface Props {
  readonly business: ClosedCalendar_business$key;
  readonly provider: ClosedCalendar_provider$key | null | undefined;
  readonly name: string | null | undefined;
  /** True when the service requires payment at booking and the business cannot take payments. */
  readonly isPaymentUnavailable?: boolean;
}

export function ClosedCalendar(props: Props) {
  const business = useFragment(
    graphql`
      fragment ClosedCalendar_business on Business {
        name
        phone
        isSuspended
      }
    `,
    props.business,
  );
  const provider = useFragment(
    graphql`
      fragment ClosedCalendar_provider on Provider {
        name
        phone
      }
    `,
    props.provider,
  );
  const parentLink = useCalendarGroup();
  const phone = provider?.phone ?? business.phone;
  return (
    <CalendarLayout
      heading={
        <ScreenHeading
          overline={
            parentLink ? (
              <CalendarGroupLink group={parentLink} />
            ) : props.name === null ? null : (
              (provider?.name ?? business.name)
            )
          }
          title={props.name ?? provider?.name ?? business.name}
        />
      }
      main={
        <Notice
          kind="warning"
          title={
            business.isSuspended ? (
              <Trans>Online booking is not available at the moment</Trans>
            ) : props.isPaymentUnavailable ? (
              <Trans>Online payment is not possible at the moment</Trans>
            ) : (
              <Trans>Unable to find calendar</Trans>
            )
          }
          actions={<CallButton kind="primary" phone={phone} />}
        >
          {business.isSuspended ? (
            <Trans>
              Appointments that are already booked can still be viewed and cancelled. For everything else,
              please call us.
            </Trans>
          ) : props.isPaymentUnavailable ? (
            <Trans>
              This is paid when booking, so it cannot be booked online right now. We are happy to help by
              phone.
            </Trans>
          ) : (
            <Trans>It cannot be booked online at the moment. We are happy to help by phone.</Trans>
          )}
        </Notice>
      }
      pageFooter={<LanguageChoice />}
    />
  );
}
