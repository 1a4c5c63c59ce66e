import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { CallButton } from "../../messages/CallButton.tsx";
import type { ChangeFailure } from "../changeFailure.ts";
import { getConfirmationMessages } from "./confirmationMessages.ts";
import { useConfirmGuests } from "./useConfirmGuests.ts";

interface Props {
  /** Number of guests who are not invited yet. */
  readonly waiting: number;
  readonly email: string;
  readonly isAwaitingApproval: boolean;
  readonly phone: string;
}

/**
 * Explains that guests are invited after the booker confirms. Behind the link of the confirmation mail (`?confirm=`) it
 * shows a button, so that programs that follow links confirm nothing.
 */
export function GuestConfirmation({ waiting, email, isAwaitingApproval, phone }: Props) {
  const { t, i18n } = useLingui();
  const token = useRouter().url.searchParams.get("confirm");
  const confirm = useConfirmGuests();
  const [isBusy, setBusy] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isConfirmed || failure !== null) noticeRef.current?.focus();
  }, [isConfirmed, failure]);

  async function submit() {
    if (isBusy || token === null) return;
    setBusy(true);
    setFailure(null);
    const newFailure = await confirm(token);
    setBusy(false);
    setConfirmed(newFailure === null);
    setFailure(newFailure);
  }

  if (token !== null && waiting === 0) {
    return (
      <Notice
        ref={noticeRef}
        kind="success"
        title={
          isConfirmed ? <Trans>Thank you for confirming</Trans> : <Trans>This is already confirmed</Trans>
        }
      >
        {isAwaitingApproval ? (
          <Trans>We will invite your guests as soon as your request is approved.</Trans>
        ) : (
          <Trans>Your guests receive their invitations by email.</Trans>
        )}
      </Notice>
    );
  }
  if (waiting === 0) return null;
  if (token === null) {
    return (
      <Notice
        kind="warning"
        title={
          <Plural
            value={waiting}
            one="Please confirm your guest by email"
            other="Please confirm your # guests by email"
          />
        }
      >
        {isAwaitingApproval ? (
          <Trans>
            Open the link in the email that we sent to <strong>{email}</strong>. We will invite your guests as
            soon as you have confirmed and your request is approved.
          </Trans>
        ) : (
          <Trans>
            Open the link in the email that we sent to <strong>{email}</strong>. We will invite your guests as
            soon as you have confirmed.
          </Trans>
        )}
      </Notice>
    );
  }
  const failureMessages = failure === null ? null : getConfirmationMessages(failure);
  return (
    <Notice
      ref={noticeRef}
      kind={failureMessages === null ? "info" : "danger"}
      title={
        failureMessages === null ? (
          <Plural value={waiting} one="Invite your guest?" other="Invite your # guests?" />
        ) : (
          i18n._(failureMessages.title)
        )
      }
      actions={
        failureMessages?.isFinal === true ? (
          <CallButton phone={phone} />
        ) : (
          <Button kind="primary" isBusy={isBusy} busyText={t`Confirming`} onPress={() => void submit()}>
            <Trans>Confirm and invite</Trans>
          </Button>
        )
      }
    >
      {failureMessages === null ? (
        <Trans>Each guest receives an email with the appointment and your name.</Trans>
      ) : failureMessages.advice === null ? null : (
        i18n._(failureMessages.advice)
      )}
    </Notice>
  );
}
