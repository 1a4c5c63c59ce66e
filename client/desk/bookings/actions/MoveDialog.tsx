import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import type { MoveDialog_booking$key } from "../../../__generated__/MoveDialog_booking.graphql.ts";
import type { MoveDialogMutation } from "../../../__generated__/MoveDialogMutation.graphql.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { toLocalDate } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { useDesk } from "../../layout/DeskContext.ts";
import { useToast } from "../../layout/toasts.tsx";
import { getActionFailureMessage, isRepeatable } from "./actionFailure.ts";
import { formatMoment } from "../../time/formatMoment.ts";
import { useTimeFormat } from "../../time/useTimeFormat.ts";
import { MoveEffects } from "../../move/MoveEffects.tsx";
import { MoveNoticeFields } from "../../move/MoveNoticeFields.tsx";
import { toNoticeInput, toUndoNotice } from "../../move/moveNotice.ts";
import { forgetMoveLine, useMoveNotice } from "../../move/useMoveNotice.ts";
import styles from "../panel/BookingPanel.module.css";
import { type BookingOverride, getOverrideForReason, getOverrideLabel } from "./overrideLabels.ts";
import { SlotPicker } from "./SlotPicker.tsx";
import type { ActionContext } from "./useBookingAction.ts";
import { useDialogAction } from "./useDialogAction.ts";

interface Props extends ActionContext {
  readonly booking: MoveDialog_booking$key;
  readonly onClose: () => void;
}

/** Chooses another time or person, and moves the booking with its order. */
export function MoveDialog({ booking, ...context }: Props) {
  const { onClose } = context;
  const { t, i18n } = useLingui();
  const locale = useLocaleTag();
  const { timeZone, can, ownStaffId } = useDesk();
  const showToast = useToast();
  const data = useFragment(
    graphql`
      fragment MoveDialog_booking on Booking {
        id
        startsAt
        seats
        contact {
          firstName
          lastName
          email
        }
        service {
          id
          name
          staff {
            id
            name
          }
        }
        staff {
          id
          name
        }
        order {
          bookings {
            id
          }
        }
        ...MoveEffects_booking
      }
    `,
    booking,
  );
  const { id, startsAt, seats, contact, service, staff, order } = data;
  const [person, setPerson] = useState(staff.length === 1 ? staff[0]!.id : "");
  const [chosen, setChosen] = useState<string | null>(null);
  const [overrides, setOverrides] = useState<readonly BookingOverride[]>([]);
  const { notice, setNotice } = useMoveNotice(id);
  const {
    run: move,
    isBusy,
    rejected,
    forgetRejection,
  } = useDialogAction<MoveDialogMutation>(
    graphql`
      mutation MoveDialogMutation($input: RescheduleBookingInput!) {
        rescheduleBooking(input: $input) {
          __typename
          ... on Failure {
            code
          }
          ... on SlotUnavailable {
            reason
          }
          ... on StaffBusy {
            reason
          }
          ... on ResourceUnavailable {
            reason
          }
          ... on SeatShortage {
            reason
          }
          ... on ReservationLimit {
            reason
          }
          ... on CalendarUnavailable {
            reason
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
  const hasEmail = contact.email != null;
  const name = formatFullName(contact, locale) || t`the client`;
  const timeFormat = useTimeFormat();
  const formatStart = (instant: string) => formatMoment(instant, timeFormat);
  const [today] = useState(() => toLocalDate(new Date().toISOString(), timeZone));
  const own = toLocalDate(startsAt, timeZone);
  const override = getOverrideForReason(rejected?.reason);
  const mayOverride = can("bookings.override") && (order?.bookings.length ?? 1) === 1;
  const choose = (next: string | null) => {
    setChosen(next);
    forgetRejection();
    setOverrides([]);
  };
  const people =
    ownStaffId === null
      ? service.staff
      : service.staff.filter((one) => one.id === ownStaffId || one.id === person);

  async function send() {
    if (chosen === null) return;
    const isDone = await move(
      {
        booking: { id },
        startsAt: chosen,
        staff: person || null,
        ...(overrides.length > 0 ? { overrides } : {}),
        ...toNoticeInput(notice, hasEmail),
      },
      { reloads: true },
    );
    if (!isDone) return;
    forgetMoveLine(id);
    onClose();
    showToast({
      text: t`Moved to ${formatStart(chosen)}: ${name}`,
      action: { label: t`Undo`, onPress: () => void undo() },
    });
  }

  async function undo() {
    const isDone = await move(
      {
        booking: { id },
        startsAt,
        staff: staff.length === 1 ? staff[0]!.id : null,
        ...toNoticeInput(toUndoNotice(notice), hasEmail),
      },
      { reloads: true },
    );
    showToast({
      isFailure: !isDone,
      text: isDone
        ? t`The appointment is back at its old time.`
        : t`The appointment could not be moved back. It keeps its new time.`,
    });
  }

  return (
    <Dialog
      title={<Trans>Move the booking of {name}</Trans>}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Keep the time</Trans>
          </Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            isDisabled={
              chosen === null || (rejected !== null && !isRepeatable(rejected) && overrides.length === 0)
            }
            onPress={() => void send()}
          >
            {chosen === null ? <Trans>Move</Trans> : <Trans>Move to {formatStart(chosen)}</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.muted}>
          {service.name} · <Trans>Now: {formatStart(startsAt)}</Trans>
        </p>
        {people.length > 1 && staff.length < 2 ? (
          <Select
            label={<Trans>Staff</Trans>}
            name="staff"
            value={person}
            options={[
              { value: "", text: t`Anyone` },
              ...people.map((one) => ({ value: one.id, text: one.name })),
            ]}
            onChange={(value) => {
              setPerson(value);
              choose(null);
            }}
          />
        ) : null}
        <SlotPicker
          key={person}
          service={service.id}
          staff={person || null}
          seats={seats}
          startsAt={chosen}
          firstDate={own < today ? today : own}
          onChoose={choose}
        />
        {rejected === null ? null : (
          <Notice kind="danger" title={i18n._(getActionFailureMessage(rejected))}>
            {override !== null && mayOverride ? (
              <Checkbox
                name="override"
                isSelected={overrides.includes(override)}
                onChange={(isSelected) =>
                  setOverrides((list) =>
                    isSelected ? [...list, override] : list.filter((one) => one !== override),
                  )
                }
                hint={<Trans>It is recorded in the history.</Trans>}
              >
                <Trans>Allow anyway: {i18n._(getOverrideLabel(override))}</Trans>
              </Checkbox>
            ) : null}
          </Notice>
        )}
        <MoveEffects booking={data} />
        <MoveNoticeFields hasEmail={hasEmail} notice={notice} onChange={setNotice} />
      </div>
    </Dialog>
  );
}
