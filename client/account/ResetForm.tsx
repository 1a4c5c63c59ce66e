import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { ResetFormMutation } from "../__generated__/ResetFormMutation.graphql.ts";
import { Link } from "../router/Link.tsx";
import { useRouter } from "../router/RouterProvider.tsx";
import { Button } from "../ui/buttons/Button.tsx";
import { LinkButton } from "../ui/buttons/LinkButton.tsx";
import { PasswordField } from "../ui/fields/PasswordField.tsx";
import styles from "./Account.module.css";
import { type AccountFailure, getPasswordIssueMessage, toAccountFailure } from "./accountMessages.ts";
import { AccountFailureNotice } from "./AccountFailureNotice.tsx";
import { type SecondFactor, SecondFactorStep } from "./security/SecondFactorStep.tsx";
import { useSendMutation } from "./useSendMutation.ts";

export function ResetForm() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const [password, setPassword] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [send, isBusy] = useSendMutation<ResetFormMutation>(graphql`
    mutation ResetFormMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on ResetPasswordPayload {
          viewer {
            name
          }
        }
        ... on SecondFactorRequired {
          token
          methods
        }
        ... on InvalidInput {
          issues {
            path
            code
          }
        }
      }
    }
  `);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIssue(null);
    setFailure(null);
    const response = await send({ input: { token: location.hash.slice(1), password } });
    const outcome = response?.resetPassword;
    if (outcome?.__typename === "ResetPasswordPayload") return router.navigate("/account");
    if (outcome?.__typename === "SecondFactorRequired") return setSecondFactor(outcome);
    if (outcome?.__typename !== "InvalidInput")
      return setFailure({ code: toAccountFailure(outcome?.__typename) });
    setIssue(outcome.issues?.[0]?.code ?? "INVALID");
    field.current?.focus();
  }

  if (secondFactor !== null)
    return (
      <SecondFactorStep
        secondFactor={secondFactor}
        onSignedIn={() => router.navigate("/account")}
        onExpired={() => router.navigate("/account/sign-in")}
      />
    );
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <AccountFailureNotice
        failure={failure}
        actions={
          failure?.code === "LINK_EXPIRED" ? (
            <LinkButton href="/account/forgot">
              <Trans>Send another link</Trans>
            </LinkButton>
          ) : null
        }
      />
      <PasswordField
        ref={field}
        name="password"
        label={<Trans>New password</Trans>}
        hint={<Trans>At least 12 characters. A few words that only you would combine work well.</Trans>}
        value={password}
        onChange={setPassword}
        error={issue === null ? null : i18n._(getPasswordIssueMessage(issue))}
        autoComplete="new-password"
        showPasswordLabel={<Trans>Show password</Trans>}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" isBusy={isBusy} busyText={t`Saving`}>
          <Trans>Save the password</Trans>
        </Button>
        <Link href="/account/sign-in">
          <Trans>Sign in</Trans>
        </Link>
      </div>
    </form>
  );
}
