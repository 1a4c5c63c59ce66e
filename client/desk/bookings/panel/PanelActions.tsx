import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import type { PanelActions_booking$key } from "../../../__generated__/PanelActions_booking.graphql.ts";
import type { PanelActionsMarkMutation } from "../../../__generated__/PanelActionsMarkMutation.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { useDesk } from "../../layout/DeskContext.ts";
import { useToast } from "../../layout/toasts.tsx";
import styles from "./BookingPanel.module.css";
import { CancelDialog } from "../actions/CancelDialog.tsx";
import { DeclineDialog } from "../actions/DeclineDialog.tsx";
import { MoveDialog } from "../actions/MoveDialog.tsx";
import { RenewLinksDialog } from "../actions/RenewLinksDialog.tsx";
import { useApproval } from "../actions/useApproval.ts";
import { type ActionContext, useBookingAction } from "../actions/useBookingAction.ts";

interface Props extends ActionContext {
  readonly booking: PanelActions_booking$key;
}

type OpenDialog = "cancel" | "decline" | "move" | "renew" | null;

const ACTIVE: ReadonlySet<string> = new Set(["CONFIRMED", "REQUESTED", "AWAITING_PAYMENT"]);
const DAY_MS = 86_400_000;
const MARKABLE: ReadonlySet<string> = new Set(["CONFIRMED", "COMPLETED", "NO_SHOW"]);

/** The actions that the status of a booking and the permissions of the viewer allow, the next step first. */
export function PanelActions({ booking, ...context }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { can } = useDesk();
  const showToast = useToast();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const data = useFragment(
    graphql`
      fragment PanelActions_booking on Booking {
        id
        status
        startsAt
        arrivedAt
        contact {
          id
          firstName
          lastName
          email
        }
        service {
          slug
        }
        staff {
          slug
        }
        ...CancelDialog_booking
        ...DeclineDialog_booking
        ...MoveDialog_booking
        ...RenewLinksDialog_booking
      }
    `,
    booking,
  );
  const [approve, isApproving] = useApproval(context);
  const [mark, isMarking] = useBookingAction<PanelActionsMarkMutation>(
    graphql`
      mutation PanelActionsMarkMutation($input: MarkBookingInput!) {
        markBooking(input: $input) {
          __typename
          ... on MarkBookingPayload {
            booking {
              id
              ...BookingRow_booking
              ...BookingDetails_booking
            }
          }
          ... on Failure {
            code
          }
          ... on InvalidInput {
            issues {
              code
              path
            }
          }
        }
      }
    `,
    context,
  );
  const { id, status, startsAt, arrivedAt, contact, service, staff } = data;
  const name = formatFullName(contact, locale) || t`the client`;
  const [hasBegun] = useState(() => Date.parse(startsAt) <= Date.now());
  const [isNear] = useState(() => Math.abs(Date.parse(startsAt) - Date.now()) < DAY_MS);
  const isActive = ACTIVE.has(status);
  const mayDecide = can("bookings.decide") && status === "REQUESTED";
  const mayChange = can("bookings.change");
  const mayMark = mayChange && hasBegun && MARKABLE.has(status);
  const again = new URLSearchParams({ contact: contact.id, service: service.slug });
  if (staff.length === 1) again.set("staff", staff[0]!.slug);

  async function sendMark(value: "COMPLETED" | "NO_SHOW") {
    const isDone = await mark({ id, mark: value }, { status: { id, value } });
    if (!isDone) return;
    const text = value === "NO_SHOW" ? t`Marked as no-show: ${name}` : t`Marked as completed: ${name}`;
    const other = value === "NO_SHOW" ? "COMPLETED" : "NO_SHOW";
    // A mark cannot be removed, only corrected.
    showToast(
      status === other ? { text, action: { label: t`Undo`, onPress: () => void sendMark(other) } } : { text },
    );
  }

  async function sendArrival(hasArrived: boolean) {
    if (!(await mark({ id, mark: hasArrived ? "ARRIVED" : "NOT_ARRIVED" }))) return;
    if (hasArrived)
      showToast({
        text: t`Arrived: ${name}`,
        action: { label: t`Undo`, onPress: () => void sendArrival(false) },
      });
  }

  return (
    <>
      <div className={styles.actions}>
        {mayDecide ? (
          <>
            <Button
              kind="primary"
              isBusy={isApproving}
              busyText={t`Approving`}
              onPress={() => void approve(id, name)}
            >
              <Trans>Approve</Trans>
            </Button>
            <Button onPress={() => setDialog("decline")}>
              <Trans>Decline</Trans>
            </Button>
          </>
        ) : null}
        {mayChange && isNear && status === "CONFIRMED" && arrivedAt == null ? (
          <Button kind="primary" isBusy={isMarking} onPress={() => void sendArrival(true)}>
            <Trans>Mark as arrived</Trans>
          </Button>
        ) : null}
        {mayMark && status !== "COMPLETED" ? (
          <Button isBusy={isMarking} onPress={() => void sendMark("COMPLETED")}>
            <Trans>Mark as completed</Trans>
          </Button>
        ) : null}
        {mayMark && status !== "NO_SHOW" ? (
          <Button isBusy={isMarking} onPress={() => void sendMark("NO_SHOW")}>
            <Trans>Mark as no-show</Trans>
          </Button>
        ) : null}
        {mayChange && isActive ? (
          <>
            <Button onPress={() => setDialog("move")}>
              <Trans>Move</Trans>
            </Button>
            <Button onPress={() => setDialog("cancel")}>
              <Trans>Cancel booking</Trans>
            </Button>
          </>
        ) : null}
        <div className={styles.quietActions}>
          {mayChange && isActive && contact.email != null ? (
            <Button kind="quiet" onPress={() => setDialog("renew")}>
              <Trans>Send a new link</Trans>
            </Button>
          ) : null}
          {can("bookings.override") ? (
            <LinkButton kind="quiet" href={`/desk/new?${again.toString()}`}>
              <Trans>Book again</Trans>
            </LinkButton>
          ) : null}
        </div>
      </div>
      {dialog === "cancel" ? (
        <CancelDialog booking={data} onClose={() => setDialog(null)} {...context} />
      ) : null}
      {dialog === "decline" ? (
        <DeclineDialog booking={data} onClose={() => setDialog(null)} {...context} />
      ) : null}
      {dialog === "move" ? <MoveDialog booking={data} onClose={() => setDialog(null)} {...context} /> : null}
      {dialog === "renew" ? (
        <RenewLinksDialog booking={data} onClose={() => setDialog(null)} {...context} />
      ) : null}
    </>
  );
}
