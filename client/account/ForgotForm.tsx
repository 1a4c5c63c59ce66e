import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { checkEmail } from "../../server/shared/contact/contactRules.ts";
import type { ForgotFormMutation } from "../__generated__/ForgotFormMutation.graphql.ts";
import { Link } from "../router/Link.tsx";
import { Button } from "../ui/buttons/Button.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import styles from "./Account.module.css";
import { type AccountFailure, toAccountFailure } from "./accountMessages.ts";
import { AccountFailureNotice } from "./AccountFailureNotice.tsx";
import { useSendMutation } from "./useSendMutation.ts";

/** Requests a reset link. The result does not disclose whether the email is known. */
export function ForgotForm() {
  const { t } = useLingui();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  // A new object for each failure, so that a repeated one takes the focus again.
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const [isSent, setSent] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), [isSent]);
  const [send, isBusy] = useSendMutation<ForgotFormMutation>(graphql`
    mutation ForgotFormMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        __typename
      }
    }
  `);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const address = email.trim();
    const isInvalid = checkEmail(address) !== null;
    const newError = address === "" ? t`This field is required.` : isInvalid ? t`Email is invalid!` : null;
    setError(newError);
    setFailure(null);
    if (newError !== null) return emailRef.current?.focus();
    const response = await send({ input: { email: address } });
    const typename = response?.requestPasswordReset.__typename;
    if (typename === "RequestPasswordResetPayload") return setSent(true);
    setFailure({ code: toAccountFailure(typename) });
  }

  if (isSent)
    return (
      <Notice ref={noticeRef} kind="success" title={<Trans>Check your email</Trans>}>
        <Trans>
          If there is an account for this email, we have sent it a link. The link works for 30 minutes.
        </Trans>
      </Notice>
    );
  // `dialog` prevents a native submit before the script has loaded, which would write the email into the address.
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <AccountFailureNotice failure={failure} />
      <TextField
        ref={emailRef}
        name="email"
        kind="email"
        label={<Trans>Email</Trans>}
        hint={<Trans>We will send you a link to choose a new password.</Trans>}
        value={email}
        onChange={setEmail}
        error={error}
        autoComplete="username"
        maxLength={254}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" isBusy={isBusy} busyText={t`Sending`}>
          <Trans>Send the link</Trans>
        </Button>
        <Link href="/account/sign-in">
          <Trans>Sign in</Trans>
        </Link>
      </div>
    </form>
  );
}
