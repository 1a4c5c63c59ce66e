import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { phoneHref } from "../../messages/phoneHref.ts";
import type { ChangeProblem } from "../../order/changeProblem.ts";
import { renewalProblem } from "./renewalProblem.ts";
import styles from "./RenewLinksAction.module.css";
import { useRenewLinks } from "./useRenewLinks.ts";

interface Props {
  readonly booking: string;
  readonly email: string;
  readonly phone: string;
  readonly onRenewed: () => void;
}

/** Revokes the booker's links after a confirmation and mails a new one, for a link that others have seen. */
export function RenewLinksAction({ booking, email, phone, onRenewed }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const renew = useRenewLinks();
  useEffect(() => {
    if (problem !== null) notice.current?.focus();
  }, [problem]);

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const failure = await renew(booking);
    setBusy(false);
    setOpen(false);
    if (failure === null) onRenewed();
    else setProblem(failure);
  }

  const failed = problem === null ? null : renewalProblem(problem);
  return (
    <>
      {failed === null ? null : (
        <Notice
          ref={notice}
          kind="danger"
          title={i18n._(failed.title)}
          actions={
            <LinkButton href={phoneHref(phone)}>
              <Trans>Call {phone}</Trans>
            </LinkButton>
          }
        >
          {failed.advice === null ? null : i18n._(failed.advice)}
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
        asksDecision
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
