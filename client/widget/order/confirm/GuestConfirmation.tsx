import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { phoneHref } from "../../messages/phoneHref.ts";
import type { ChangeProblem } from "../changeProblem.ts";
import { confirmationProblem } from "./confirmationProblem.ts";
import { useConfirmGuests } from "./useConfirmGuests.ts";

interface Props {
  /** Number of guests who are not invited yet. */
  readonly waiting: number;
  readonly email: string;
  readonly isRequest: boolean;
  readonly phone: string;
}

/**
 * Explains that guests are invited after the booker confirms. Behind the link of the confirmation mail (`?confirm=`) it
 * shows a button, so that programs that follow links confirm nothing.
 */
export function GuestConfirmation({ waiting, email, isRequest, phone }: Props) {
  const { t, i18n } = useLingui();
  const token = useRouter().url.searchParams.get("confirm");
  const confirm = useConfirmGuests();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone || problem !== null) notice.current?.focus();
  }, [isDone, problem]);

  async function press() {
    if (isBusy || token === null) return;
    setBusy(true);
    setProblem(null);
    const refusal = await confirm(token);
    setBusy(false);
    setDone(refusal === null);
    setProblem(refusal);
  }

  if (token !== null && waiting === 0) {
    return (
      <Notice
        ref={notice}
        kind="success"
        title={isDone ? <Trans>Thank you for confirming</Trans> : <Trans>This is already confirmed</Trans>}
      >
        {isRequest ? (
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
        {isRequest ? (
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
  const refused = problem === null ? null : confirmationProblem(problem);
  return (
    <Notice
      ref={notice}
      kind={refused === null ? "info" : "danger"}
      title={
        refused === null ? (
          <Plural value={waiting} one="Invite your guest?" other="Invite your # guests?" />
        ) : (
          i18n._(refused.title)
        )
      }
      actions={
        refused?.isFinal === true ? (
          <LinkButton href={phoneHref(phone)}>
            <Trans>Call {phone}</Trans>
          </LinkButton>
        ) : (
          <Button kind="primary" isBusy={isBusy} busyText={t`Confirming`} onPress={() => void press()}>
            <Trans>Confirm and invite</Trans>
          </Button>
        )
      }
    >
      {refused === null ? (
        <Trans>Each guest receives an email with the appointment and your name.</Trans>
      ) : refused.advice === null ? null : (
        i18n._(refused.advice)
      )}
    </Notice>
  );
}
