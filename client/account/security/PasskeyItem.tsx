import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import type { PasskeyItemDeleteMutation } from "../../__generated__/PasskeyItemDeleteMutation.graphql.ts";
import type { PasskeyItemRenameMutation } from "../../__generated__/PasskeyItemRenameMutation.graphql.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { formatDate, formatTime, toLocalDate } from "../../time/format.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import accountStyles from "../Account.module.css";
import { useSendMutation } from "../useSendMutation.ts";
import type { AccountViewer } from "../useViewer.ts";
import { RemovalDialog } from "./RemovalDialog.tsx";
import styles from "./Security.module.css";
import type { useConfirmation } from "./useConfirmation.tsx";

interface Props {
  readonly passkey: AccountViewer["passkeys"][number];
  readonly timeZone: string;
  readonly sendConfirmed: ReturnType<typeof useConfirmation>["sendConfirmed"];
  readonly onChange: () => Promise<void>;
  readonly onFailure: (typename: string) => void;
}

export function PasskeyItem({ passkey, timeZone, sendConfirmed, onChange, onFailure }: Props) {
  const { t } = useLingui();
  const { localeTag } = useLocale();
  const { id, name, lastUsedAt } = passkey;
  const [draft, setDraft] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [rename, isRenaming] = useSendMutation<PasskeyItemRenameMutation>(graphql`
    mutation PasskeyItemRenameMutation($input: RenamePasskeyInput!) {
      renamePasskey(input: $input) {
        __typename
      }
    }
  `);
  const [remove] = useSendMutation<PasskeyItemDeleteMutation>(graphql`
    mutation PasskeyItemDeleteMutation($input: DeletePasskeyInput!) {
      deletePasskey(input: $input) {
        __typename
      }
    }
  `);
  const when =
    lastUsedAt == null
      ? null
      : `${formatDate(toLocalDate(lastUsedAt, timeZone), "long", localeTag)}, ${formatTime(lastUsedAt, { locale: localeTag, timeZone })}`;

  async function submitName(event: FormEvent) {
    event.preventDefault();
    const newName = draft?.trim() ?? "";
    if (isRenaming || newName === "") return undefined;
    const result = await sendConfirmed(
      async () => (await rename({ input: { id, name: newName } }))?.renamePasskey,
    );
    setDraft(null);
    if (result === null) return undefined;
    return result.__typename === "RenamePasskeyPayload" ? onChange() : onFailure(result.__typename);
  }
  async function removeIt() {
    setAsking(false);
    const result = await sendConfirmed(async () => (await remove({ input: { id } }))?.deletePasskey);
    if (result === null) return undefined;
    return result.__typename === "DeletePasskeyPayload" ? onChange() : onFailure(result.__typename);
  }

  if (draft !== null)
    return (
      <li>
        <form className={styles.part} method="dialog" noValidate onSubmit={(event) => void submitName(event)}>
          <TextField
            name="passkey-name"
            label={<Trans>Name of the passkey</Trans>}
            value={draft}
            onChange={setDraft}
            error={draft.trim() === "" ? t`This field is required.` : null}
            maxLength={60}
          />
          <div className={accountStyles.buttons}>
            <Button type="submit" isBusy={isRenaming}>
              <Trans>Save the name</Trans>
            </Button>
            <Button kind="quiet" onPress={() => setDraft(null)}>
              <Trans>Back</Trans>
            </Button>
          </div>
        </form>
      </li>
    );
  return (
    <li className={accountStyles.session}>
      <div className={accountStyles.device}>
        <p>{name}</p>
        <p className={accountStyles.note}>
          {when === null ? <Trans>Not used yet</Trans> : <Trans>Last used: {when}</Trans>}
        </p>
      </div>
      <Button aria-label={t`Rename ${name}`} onPress={() => setDraft(name)}>
        <Trans>Rename</Trans>
      </Button>
      <Button aria-label={t`Remove ${name}`} onPress={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      {isAsking ? (
        <RemovalDialog
          title={t`Remove the passkey “${name}”?`}
          onCancel={() => setAsking(false)}
          onRemove={() => void removeIt()}
        />
      ) : null}
    </li>
  );
}
