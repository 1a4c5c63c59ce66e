import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { CallButton } from "../../messages/CallButton.tsx";
import type { ChangeFailure } from "../../order/changeFailure.ts";
import { getRenewalMessages } from "./renewalMessages.ts";
import styles from "./RenewLinksAction.module.css";
import { useRenewLinks } from "./useRenewLinks.ts";

interface Props {
  readonly bookingKey: string;
  readonly email: string;
  readonly phone: string;
  readonly onRenewed: () => void;
}

/** Revokes the booker's links after a confirmation and mails a new one, for a link that others have seen. */
export function RenewLinksAction({ bookingKey, email, phone, onRenewed }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [renewFailure, setRenewFailure] = useState<ChangeFailure | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const renew = useRenewLinks();
  useEffect(() => {
    if (renewFailure !== null) noticeRef.current?.focus();
  }, [renewFailure]);

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    setRenewFailure(null);
    const newFailure = await renew(bookingKey);
    setBusy(false);
    setOpen(false);
    if (newFailure === null) onRenewed();
    else setRenewFailure(newFailure);
  }

  const failureMessages = renewFailure === null ? null : getRenewalMessages(renewFailure);
  return (
    <>
      {failureMessages === null ? null : (
        <Notice
          ref={noticeRef}
          kind="danger"
          title={i18n._(failureMessages.title)}
          actions={<CallButton phone={phone} />}
        >
          {failureMessages.advice === null ? null : i18n._(failureMessages.advice)}
        </Notice>
      )}
      <p className={styles.quiet}>
        <Button kind="quiet" onPress={() => setOpen(true)}>
          <Trans>Replace this link</Trans>
        </Button>
      </p>
      <Dialog
        title={<Trans>Deactivate this link?</Trans>}
        isOpen={isOpen}
        requiresDecision
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button autoFocus onPress={() => setOpen(false)}>
              <Trans>Keep this link</Trans>
            </Button>
            <Button kind="primary" isBusy={isBusy} busyText={t`Sending`} onPress={() => void confirm()}>
              <Trans>Send a new link</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          We will send a new link to <strong>{email}</strong>. This page and all your earlier links will then
          stop working. The links of your guests stay valid.
        </Trans>
      </Dialog>
    </>
  );
}
