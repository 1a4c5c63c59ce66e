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
import { type AccountFailure, toAccountFailure } from "./accountMessages.ts";
import { AccountFailureNotice } from "./AccountFailureNotice.tsx";
import { PasskeyButton } from "./security/PasskeyButton.tsx";
import { type SecondFactor, SecondFactorStep } from "./security/SecondFactorStep.tsx";
import { usePasskeySignIn } from "./security/usePasskeySignIn.ts";
import { useSendMutation } from "./useSendMutation.ts";

interface Props {
  readonly nextAddress: string;
  readonly acceptsPasskeys: boolean;
}

/** Keeps the input after a failure, including the password. */
export function SignInForm({ nextAddress, acceptsPasskeys }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState({ email: false, password: false });
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [send, isBusy] = useSendMutation<SignInFormMutation>(graphql`
    mutation SignInFormMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignInPayload {
          viewer {
            mustSetUpSecondFactor
          }
        }
        ... on SecondFactorRequired {
          token
          methods
        }
      }
    }
  `);
  const onSignedIn = () => router.navigate(nextAddress);
  const [signInWithPasskey, isWaiting] = usePasskeySignIn({
    suggests: acceptsPasskeys && secondFactor === null,
    onSignedIn,
    onFailure: (typename) => setFailure({ code: toAccountFailure(typename) }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const newMissing = { email: email.trim() === "", password: password === "" };
    setMissing(newMissing);
    setFailure(null);
    if (newMissing.email) return emailField.current?.focus();
    if (newMissing.password) return passwordField.current?.focus();
    const response = await send({ input: { email: email.trim(), password } });
    const outcome = response?.signIn;
    if (outcome?.__typename === "SignInPayload")
      // Every other page would refuse the user until the setup is done.
      return outcome.viewer.mustSetUpSecondFactor ? router.navigate("/account") : onSignedIn();
    if (outcome?.__typename === "SecondFactorRequired") return setSecondFactor(outcome);
    setFailure({ code: toAccountFailure(outcome?.__typename) });
  }

  if (secondFactor !== null)
    return (
      <SecondFactorStep
        secondFactor={secondFactor}
        onSignedIn={onSignedIn}
        onExpired={() => {
          setSecondFactor(null);
          setFailure({ code: "EXPIRED" });
        }}
      />
    );

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <AccountFailureNotice failure={failure} />
      <div className={styles.fields}>
        <TextField
          ref={emailField}
          name="email"
          kind="email"
          label={<Trans>Email</Trans>}
          value={email}
          onChange={setEmail}
          error={missing.email ? t`This field is required.` : null}
          autoComplete="username webauthn"
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
          showPasswordLabel={<Trans>Show password</Trans>}
        />
      </div>
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" isBusy={isBusy} busyText={t`Signing in`}>
          <Trans>Sign in</Trans>
        </Button>
        {acceptsPasskeys ? (
          <PasskeyButton isBusy={isWaiting} onPress={() => void signInWithPasskey()} />
        ) : null}
        <Link href="/account/forgot">
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
    </form>
  );
}
