import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TooLate_booking$key } from "../../__generated__/TooLate_booking.graphql.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { CallButton } from "../messages/CallButton.tsx";

export function TooLate(props: { readonly booking: TooLate_booking$key }) {
  const { business, provider } = useFragment(
    graphql`
      fragment TooLate_booking on VisitorBooking {
        business {
          cancellationPolicy
          phone
        }
        provider {
          phone
        }
      }
    `,
    props.booking,
  );
  const phone = provider?.phone ?? business.phone;
  const policy = business.cancellationPolicy;
  return (
    <Notice
      kind="info"
      title={<Trans>It is too late to change this online.</Trans>}
      actions={<CallButton phone={phone} />}
    >
      {policy == null ? (
        <Trans>Please call us, we are happy to help.</Trans>
      ) : (
        <BusinessText>{policy}</BusinessText>
      )}
    </Notice>
  );
}
