import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { ChangePasswordMutation } from "../__generated__/ChangePasswordMutation.graphql.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { PasswordField } from "../ui/fields/PasswordField.tsx";
import styles from "./Account.module.css";
import { type AccountFailure, getPasswordIssueMessage, toAccountFailure } from "./accountMessages.ts";
import { AccountFailureNotice } from "./AccountFailureNotice.tsx";
import { useSendMutation } from "./useSendMutation.ts";

interface FieldIssues {
  readonly currentPassword?: string | undefined;
  readonly password?: string | undefined;
}

/** Changes the password, which ends all other sessions. */
export function ChangePassword({ onChange }: { readonly onChange: () => Promise<void> }) {
  const { t, i18n } = useLingui();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [fieldIssues, setFieldIssues] = useState<FieldIssues>({});
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const [isDone, setDone] = useState(false);
  const currentField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), [isDone]);
  const [send, isBusy] = useSendMutation<ChangePasswordMutation>(graphql`
    mutation ChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          viewer {
            __typename
          }
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
  const formatIssue = (code: string | undefined) =>
    code === undefined ? null : i18n._(getPasswordIssueMessage(code));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFieldIssues({});
    setFailure(null);
    setDone(false);
    const response = await send({ input: { currentPassword: current, password } });
    const outcome = response?.changePassword;
    if (outcome?.__typename === "ChangePasswordPayload") {
      setCurrent("");
      setPassword("");
      setDone(true);
      return onChange();
    }
    if (outcome?.__typename !== "InvalidInput")
      return setFailure({ code: toAccountFailure(outcome?.__typename) });
    const newIssues = Object.fromEntries(
      (outcome.issues ?? []).map(({ path, code }) => [path[0], code]),
    ) as FieldIssues;
    setFieldIssues(newIssues);
    (newIssues.currentPassword ? currentField : passwordField).current?.focus();
  }

  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <Trans>Change password</Trans>
      </h2>
      {isDone ? (
        <Notice ref={noticeRef} kind="success">
          <Trans>Your password has been changed. You are signed out on all other devices.</Trans>
        </Notice>
      ) : null}
      <form className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <AccountFailureNotice failure={failure} />
        <div className={styles.fields}>
          <PasswordField
            ref={currentField}
            name="current-password"
            label={<Trans>Current password</Trans>}
            value={current}
            onChange={setCurrent}
            error={formatIssue(fieldIssues.currentPassword)}
            autoComplete="current-password"
            showPasswordLabel={<Trans>Show password</Trans>}
          />
          <PasswordField
            ref={passwordField}
            name="new-password"
            label={<Trans>New password</Trans>}
            hint={<Trans>At least 12 characters. A few words that only you would combine work well.</Trans>}
            value={password}
            onChange={setPassword}
            error={formatIssue(fieldIssues.password)}
            autoComplete="new-password"
            showPasswordLabel={<Trans>Show password</Trans>}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isBusy} busyText={t`Saving`}>
            <Trans>Save the password</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}
