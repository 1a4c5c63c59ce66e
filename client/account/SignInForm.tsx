import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { SignInFormMutation } from "../__generated__/SignInFormMutation.graphql.ts";
import { Link } from "../router/Link.tsx";
import { useRouter } from "../router/RouterProvider.tsx";
import { Button } from "../ui/buttons/Button.tsx";
import { PasswordField } from "../ui/fields/PasswordField.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import styles from "./Account.module.css";
import { type AccountProblem, problemOf } from "./accountWords.ts";
import { ProblemNotice } from "./ProblemNotice.tsx";
import { useSend } from "./useSend.ts";

/** Keeps the input after a failure, including the password. */
export function SignInForm({ next }: { readonly next: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState({ email: false, password: false });
  const [problem, setProblem] = useState<{ readonly code: AccountProblem } | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [send, isBusy] = useSend<SignInFormMutation>(graphql`
    mutation SignInFormMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
      }
    }
  `);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const lacks = { email: email.trim() === "", password: password === "" };
    setMissing(lacks);
    setProblem(null);
    if (lacks.email) return emailField.current?.focus();
    if (lacks.password) return passwordField.current?.focus();
    const answer = await send({ input: { email: email.trim(), password } });
    if (answer?.signIn.__typename === "SignInSuccess") return router.navigate(next);
    setProblem({ code: problemOf(answer?.signIn.__typename) });
  }

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <ProblemNotice problem={problem} />
      <div className={styles.fields}>
        <TextField
          ref={emailField}
          name="email"
          kind="email"
          label={<Trans>Email</Trans>}
          value={email}
          onChange={setEmail}
          error={missing.email ? t`This field is required.` : null}
          autoComplete="username"
          maxLength={254}
        />
        <PasswordField
          ref={passwordField}
          name="password"
          label={<Trans>Password</Trans>}
          value={password}
          onChange={setPassword}
          error={missing.password ? t`This field is required.` : null}
          autoComplete="current-password"
          showText={<Trans>Show password</Trans>}
        />
      </div>
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" isBusy={isBusy} busyText={t`Signing in`}>
          <Trans>Sign in</Trans>
        </Button>
        <Link href="/account/forgot">
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
    </form>
  );
}
