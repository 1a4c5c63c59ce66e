import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { SecondFactorStepMutation } from "../../__generated__/SecondFactorStepMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PlainButton } from "../../ui/buttons/PlainButton.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "../Account.module.css";
import { type AccountFailure, getPasswordIssueMessage, toAccountFailure } from "../accountMessages.ts";
import { AccountFailureNotice } from "../AccountFailureNotice.tsx";
import { useSendMutation } from "../useSendMutation.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { usePasskeySignIn } from "./usePasskeySignIn.ts";

export interface SecondFactor {
  readonly token: string;
  readonly methods: readonly string[];
}

interface Props {
  readonly secondFactor: SecondFactor;
  readonly onSignedIn: () => void;
  /** Called when the step has expired, so that the sign-in starts again. */
  readonly onExpired: () => void;
}

/** The step after the password: a code, a recovery code or a passkey. */
export function SecondFactorStep({ secondFactor: { token, methods }, onSignedIn, onExpired }: Props) {
  const { t, i18n } = useLingui();
  const hasApp = methods.includes("CODE");
  const hasRecoveryCodes = methods.includes("RECOVERY_CODE");
  const [usesRecovery, setUsesRecovery] = useState(!hasApp);
  const [code, setCode] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => (field.current ?? title.current)?.focus(), [usesRecovery]);
  const fail = (typename: string | undefined) =>
    typename === "ChallengeExpired" ? onExpired() : setFailure({ code: toAccountFailure(typename) });
  const [send, isBusy] = useSendMutation<SecondFactorStepMutation>(graphql`
    mutation SecondFactorStepMutation($input: SignInWithCodeInput!) {
      signInWithCode(input: $input) {
        __typename
      }
    }
  `);
  const [signInWithPasskey, isWaiting] = usePasskeySignIn({
    suggests: false,
    onSignedIn,
    onFailure: (typename) => setFailure({ code: toAccountFailure(typename) }),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    setIssue(code.trim() === "" ? "REQUIRED" : null);
    if (code.trim() === "") return field.current?.focus();
    const sentCode = usesRecovery ? { recoveryCode: code } : { authenticatorCode: code };
    const typename = (await send({ input: { token, code: sentCode } }))?.signInWithCode.__typename;
    if (typename === "SignInWithCodePayload") return onSignedIn();
    if (typename !== "InvalidInput") return fail(typename);
    setIssue("WRONG_CODE");
    field.current?.focus();
  }

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.heading} ref={title} tabIndex={-1}>
        <Trans>Confirm your sign-in</Trans>
      </h2>
      <AccountFailureNotice failure={failure} />
      {hasApp || hasRecoveryCodes ? (
        <TextField
          key={String(usesRecovery)}
          ref={field}
          name="code"
          {...(usesRecovery ? {} : { inputMode: "numeric" as const })}
          label={usesRecovery ? <Trans>Recovery code</Trans> : <Trans>Code from the app</Trans>}
          value={code}
          onChange={setCode}
          error={issue === null ? null : i18n._(getPasswordIssueMessage(issue))}
          autoComplete={usesRecovery ? "off" : "one-time-code"}
          maxLength={100}
        />
      ) : null}
      <div className={styles.buttons}>
        {hasApp || hasRecoveryCodes ? (
          <Button kind="primary" type="submit" isBusy={isBusy} busyText={t`Signing in`}>
            <Trans>Sign in</Trans>
          </Button>
        ) : null}
        {methods.includes("PASSKEY") ? (
          <PasskeyButton isBusy={isWaiting} onPress={() => void signInWithPasskey()} />
        ) : null}
        {hasApp && hasRecoveryCodes ? (
          <PlainButton
            onPress={() => {
              setUsesRecovery(!usesRecovery);
              setCode("");
              setIssue(null);
            }}
          >
            {usesRecovery ? <Trans>Use a code from the app</Trans> : <Trans>Use a recovery code</Trans>}
          </PlainButton>
        ) : null}
      </div>
    </form>
  );
}
