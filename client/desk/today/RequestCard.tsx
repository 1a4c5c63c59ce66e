import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import type { RequestCard_booking$key } from "../../__generated__/RequestCard_booking.graphql.ts";
import type { RequestCardQuery } from "../../__generated__/RequestCardQuery.graphql.ts";
import { Link } from "../../router/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { type ActionFailure, getActionFailureMessage } from "../bookings/actions/actionFailure.ts";
import { getBookingHref } from "../bookings/bookingsAddress.ts";
import { DeclineDialog } from "../bookings/actions/DeclineDialog.tsx";
import { getBookingStatusLabel } from "../bookings/statusLabels.ts";
import { useApproval } from "../bookings/actions/useApproval.ts";
import type { ActionContext } from "../bookings/actions/useBookingAction.ts";
import { useDesk } from "../layout/DeskContext.ts";
import { useToast } from "../layout/toasts.tsx";
import { formatMoment } from "../time/formatMoment.ts";
import { useTimeFormat } from "../time/useTimeFormat.ts";
import styles from "./Today.module.css";

/** A request with its decision. After another person's decision a message names the new status. */
export function RequestCard({ booking }: { readonly booking: RequestCard_booking$key }) {
  const { t, i18n } = useLingui();
  const environment = useRelayEnvironment();
  const timeFormat = useTimeFormat();
  const { can } = useDesk();
  const showToast = useToast();
  const [isDeclining, setDeclining] = useState(false);
  const data = useFragment(
    graphql`
      fragment RequestCard_booking on Booking {
        id
        startsAt
        contact {
          firstName
          lastName
        }
        service {
          name
        }
        ...DeclineDialog_booking
      }
    `,
    booking,
  );
  const { id, startsAt, contact, service } = data;
  const name = formatFullName(contact, timeFormat.locale) || service.name;

  const loadStatus = async () => {
    const response = await fetchQuery<RequestCardQuery>(
      environment,
      graphql`
        query RequestCardQuery($id: ID!) {
          viewer {
            __typename
          }
          node(id: $id) {
            ... on Booking {
              status
            }
          }
        }
      `,
      { id },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return response?.node?.status;
  };
  const report = async (failure: ActionFailure) => {
    const status = failure.code === "STATUS_CONFLICT" ? await loadStatus().catch(() => undefined) : undefined;
    const statusLabel = status === undefined ? "" : i18n._(getBookingStatusLabel(status));
    showToast({
      isFailure: true,
      text:
        statusLabel === ""
          ? i18n._(getActionFailureMessage(failure))
          : t`Not done: the status of this booking is now “${statusLabel}”.`,
    });
  };
  const context: ActionContext = {
    // The report loads what changed.
    reload: async () => {},
    onFailure: (failure) => void (failure !== null && report(failure)),
  };
  const [approve, isApproving] = useApproval(context);

  return (
    <li className={styles.card}>
      <Link href={getBookingHref(id)}>{name}</Link>
      <p>
        {service.name} · {formatMoment(startsAt, timeFormat)}
      </p>
      {can("bookings.decide") ? (
        <div className={styles.buttons}>
          <Button
            kind="primary"
            isBusy={isApproving}
            aria-label={t`Approve the request of ${name}`}
            onPress={() => void approve(id, name)}
          >
            <Trans>Approve</Trans>
          </Button>
          <Button
            isDisabled={isApproving}
            aria-label={t`Decline the request of ${name}`}
            onPress={() => setDeclining(true)}
          >
            <Trans>Decline</Trans>
          </Button>
        </div>
      ) : null}
      {isDeclining ? <DeclineDialog booking={data} onClose={() => setDeclining(false)} {...context} /> : null}
    </li>
  );
}
