import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import { graphql, useMutation } from "react-relay";
import type { SessionDialogSignInMutation } from "../../__generated__/SessionDialogSignInMutation.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./SessionDialog.module.css";
import type { SessionGuard } from "./sessionGuard.ts";
import { toSignInAddress } from "./signInAddress.ts";

/** Asks for the sign-in over the screen when the session has ended, then sends the waiting requests. */
export function SessionDialog({ guard }: { readonly guard: SessionGuard }) {
  const isSignedOut = useSyncExternalStore(guard.subscribe, guard.isSignedOut);
  return isSignedOut ? <SignInDialog onSignedIn={() => guard.resume()} /> : null;
}

type Refusal = "REFUSED" | "SECOND_STEP" | "TOO_MANY" | "CONNECTION";

function SignInDialog({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useLingui();
  const { url } = useRouter();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [signIn, isBusy] = useMutation<SessionDialogSignInMutation>(graphql`
    mutation SessionDialogSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
      }
    }
  `);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(null);
    signIn({
      variables: { input: { email: email.trim(), password } },
      onCompleted({ signIn: { __typename: result } }) {
        if (result === "SignInPayload") return onSignedIn();
        if (result === "SecondFactorRequired") return setRefusal("SECOND_STEP");
        setRefusal(result === "TooManyAttempts" ? "TOO_MANY" : "REFUSED");
      },
      onError: () => setRefusal("CONNECTION"),
    });
  }

  return (
    <Dialog
      title={<Trans>Please sign in again</Trans>}
      isOpen
      requiresDecision
      onClose={() => {}}
      actions={
        <>
          <Button kind="primary" type="submit" form="desk-sign-in" isBusy={isBusy} busyText={t`Signing in`}>
            <Trans>Sign in</Trans>
          </Button>
          <LinkButton href={toSignInAddress(url)} target="_blank">
            <Trans>Sign in on another tab</Trans>
          </LinkButton>
          <Button kind="quiet" onPress={onSignedIn}>
            <Trans>I have signed in</Trans>
          </Button>
        </>
      }
    >
      <form id="desk-sign-in" className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <p>
          <Trans>Your session has ended. What you typed is still here.</Trans>
        </p>
        {refusal === null ? null : (
          <Notice
            kind="danger"
            title={
              refusal === "REFUSED" ? (
                <Trans>The email or the password is wrong.</Trans>
              ) : refusal === "SECOND_STEP" ? (
                <Trans>Your sign-in has a second step. Please sign in on another tab.</Trans>
              ) : refusal === "TOO_MANY" ? (
                <Trans>Too many attempts. Please try again in 15 minutes.</Trans>
              ) : (
                <Trans>That did not work. Please try again.</Trans>
              )
            }
          />
        )}
        <TextField
          name="email"
          kind="email"
          label={<Trans>Email</Trans>}
          value={email}
          onChange={setEmail}
          autoComplete="username"
          maxLength={254}
        />
        <PasswordField
          name="password"
          label={<Trans>Password</Trans>}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          showPasswordLabel={<Trans>Show password</Trans>}
        />
      </form>
    </Dialog>
  );
}
