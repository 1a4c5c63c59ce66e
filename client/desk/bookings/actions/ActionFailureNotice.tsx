import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ActionFailureNotice_booking$key } from "../../../__generated__/ActionFailureNotice_booking.graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { formatMoment } from "../../time/formatMoment.ts";
import { useTimeFormat } from "../../time/useTimeFormat.ts";
import { type ActionFailure, getActionFailureMessage } from "./actionFailure.ts";
import { getActorLabel } from "../panel/historyLabels.ts";
import { getBookingStatusLabel } from "../statusLabels.ts";

interface Props {
  readonly booking: ActionFailureNotice_booking$key;
  readonly failure: ActionFailure | null;
  readonly onClose: () => void;
}

/** The reason of a rejected action. After another person's change it shows the new status and who caused it. */
export function ActionFailureNotice({ booking, failure, onClose }: Props) {
  const { i18n } = useLingui();
  const timeFormat = useTimeFormat();
  const noticeRef = useRef<HTMLDivElement>(null);
  const { status, history } = useFragment(
    graphql`
      fragment ActionFailureNotice_booking on Booking {
        status
        history {
          at
          actor
        }
      }
    `,
    booking,
  );
  useEffect(() => noticeRef.current?.focus(), [failure]);
  if (failure === null) return null;
  const last = history.at(-1);
  const isStale = failure.code === "STATUS_CONFLICT";
  const statusLabel = i18n._(getBookingStatusLabel(status));
  const actor = last === undefined ? "" : i18n._(getActorLabel(last.actor));
  const when = last === undefined ? "" : formatMoment(last.at, timeFormat);
  return (
    <Notice
      ref={noticeRef}
      kind="danger"
      title={
        isStale ? (
          <Trans>Not done: the status of this booking is now “{statusLabel}”.</Trans>
        ) : (
          i18n._(getActionFailureMessage(failure))
        )
      }
      actions={
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {isStale && last !== undefined ? (
        <Trans>
          Last change: {actor}, {when}
        </Trans>
      ) : null}
    </Notice>
  );
}
