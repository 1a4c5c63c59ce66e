import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { emailFault } from "../../server/shared/contact/contactRules.ts";
import type { ForgotFormMutation } from "../__generated__/ForgotFormMutation.graphql.ts";
import { Link } from "../router/Link.tsx";
import { Button } from "../ui/buttons/Button.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import styles from "./Account.module.css";
import { type AccountProblem, problemOf } from "./accountWords.ts";
import { ProblemNotice } from "./ProblemNotice.tsx";
import { useSend } from "./useSend.ts";

/** Requests a reset link. The result does not disclose whether the email is known. */
export function ForgotForm() {
  const { t } = useLingui();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly code: AccountProblem } | null>(null);
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.focus(), [isSent]);
  const [send, isBusy] = useSend<ForgotFormMutation>(graphql`
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
    const wrong = address === "" ? t`This field is required.` : emailFault(address) && t`Email is invalid!`;
    setError(wrong);
    setProblem(null);
    if (wrong) return field.current?.focus();
    const answer = await send({ input: { email: address } });
    const typename = answer?.requestPasswordReset.__typename;
    if (typename === "RequestPasswordResetSuccess") return setSent(true);
    setProblem({ code: problemOf(typename) });
  }

  if (isSent)
    return (
      <Notice ref={done} kind="success" title={<Trans>Check your email</Trans>}>
        <Trans>
          If there is an account for this email, we have sent it a link. The link works for 30 minutes.
        </Trans>
      </Notice>
    );
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <ProblemNotice problem={problem} />
      <TextField
        ref={field}
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
