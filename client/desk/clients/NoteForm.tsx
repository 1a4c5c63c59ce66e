import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import styles from "./Clients.module.css";
import { OtherChange } from "../drafts/OtherChange.tsx";
import { useTextDraft } from "../drafts/useTextDraft.ts";

interface Props {
  /** Identifies the unsent text. */
  readonly draftKey: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly initial?: string;
  readonly submitLabel: ReactNode;
  readonly isBusy: boolean;
  /** Why the last attempt has failed. */
  readonly failure: string | null;
  /** `onDone` forgets the unsent text. */
  readonly onSubmit: (text: string, onDone: () => void) => void;
  readonly onCancel?: () => void;
}

const MAX = 4000;

export function NoteForm(props: Props) {
  const { draftKey, label, hint, initial = "", submitLabel, isBusy, failure, onSubmit, onCancel } = props;
  const { t } = useLingui();
  const [text, setText] = useTextDraft(draftKey, initial);
  const [before] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        if (text.trim() === "") return setError(t`This field is required.`);
        onSubmit(text, () => setText(""));
      }}
    >
      <TextArea
        label={label}
        name="note"
        value={text}
        maxLength={MAX}
        hint={initial === before ? hint : <OtherChange value={initial} />}
        error={error}
        onChange={(next) => {
          setText(next);
          setError(null);
        }}
      />
      {failure === null ? null : <Notice kind="danger">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {onCancel === undefined ? null : (
          <Button
            kind="quiet"
            onPress={() => {
              setText(initial);
              onCancel();
            }}
          >
            <Trans>Discard</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
