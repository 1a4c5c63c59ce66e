import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { ConfirmAppMutation } from "../../__generated__/ConfirmAppMutation.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import accountStyles from "../Account.module.css";
import { type AccountFailure, getPasswordIssueMessage, toAccountFailure } from "../accountMessages.ts";
import { AccountFailureNotice } from "../AccountFailureNotice.tsx";
import { useSendMutation } from "../useSendMutation.ts";
import { QrCode } from "./QrCode.tsx";
import styles from "./Security.module.css";
import type { useConfirmation } from "./useConfirmation.tsx";

interface Props {
  readonly secret: string;
  readonly setupUrl: string;
  readonly sendConfirmed: ReturnType<typeof useConfirmation>["sendConfirmed"];
  readonly onCancel: () => void;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>;
}

export function ConfirmApp({ secret, setupUrl, sendConfirmed, onCancel, onConfirmed }: Props) {
  const { t, i18n } = useLingui();
  const [code, setCode] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ readonly code: AccountFailure } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [confirm, isBusy] = useSendMutation<ConfirmAppMutation>(graphql`
    mutation ConfirmAppMutation($input: ConfirmCodeSetupInput!) {
      confirmCodeSetup(input: $input) {
        __typename
        ... on ConfirmCodeSetupPayload {
          recoveryCodes
        }
        ... on InvalidInput {
          issues {
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
    const result = await sendConfirmed(async () => (await confirm({ input: { code } }))?.confirmCodeSetup);
    if (result === null) return undefined;
    if (result.__typename === "ConfirmCodeSetupPayload") return onConfirmed(result.recoveryCodes ?? []);
    if (result.__typename !== "InvalidInput")
      return setFailure({ code: toAccountFailure(result.__typename) });
    setIssue("WRONG_CODE");
    field.current?.focus();
  }

  return (
    <form className={styles.part} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>Scan this picture with your authenticator app.</Trans>
      </p>
      <QrCode text={setupUrl} label={t`QR code for the authenticator app`} />
      <p className={accountStyles.note}>
        <Trans>If you cannot scan it, type this key into the app:</Trans>
      </p>
      <p className={styles.key}>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</p>
      <AccountFailureNotice failure={failure} />
      <TextField
        ref={field}
        name="setup-code"
        inputMode="numeric"
        label={<Trans>Code from the app</Trans>}
        value={code}
        onChange={setCode}
        error={issue === null ? null : i18n._(getPasswordIssueMessage(issue))}
        autoComplete="one-time-code"
        maxLength={20}
      />
      <div className={accountStyles.buttons}>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          <Trans>Confirm</Trans>
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
