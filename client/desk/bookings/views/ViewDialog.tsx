import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/choices/Checkbox.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useDesk } from "../../layout/DeskContext.ts";
import { useToast } from "../../layout/toasts.tsx";
import { type ActionFailure, getActionFailureMessage } from "../actions/actionFailure.ts";
import type { ViewActions } from "./useViewActions.ts";

interface Props {
  /** The view to rename. Null for a new view. */
  readonly view: { readonly id: string; readonly name: string } | null;
  readonly query: string;
  readonly actions: ViewActions;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

const MAX_NAME = 80;

/** Names a view. A new one is for the user alone, unless the box is checked. */
export function ViewDialog({ view, query, actions, onSaved, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { can } = useDesk();
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setShared] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);

  const explain = (failure: ActionFailure) =>
    failure.issues?.some(({ code }) => code === "TOO_MANY")
      ? t`You have 50 views. Please delete one first.`
      : i18n._(getActionFailureMessage(failure));

  async function save() {
    const text = name.trim();
    if (text === "") return setIssue(t`This field is required.`);
    const outcome =
      view === null
        ? await actions.create({ name: text, query, isShared })
        : await actions.update(view.id, { name: text });
    if (outcome === null) return;
    if (outcome.failure !== null) return setIssue(explain(outcome.failure));
    showToast({ text: view === null ? t`View saved: ${text}` : t`View renamed: ${text}` });
    onSaved(outcome.id);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Dialog
      title={
        view === null ? <Trans>Save the present filters as a view</Trans> : <Trans>Rename the view</Trans>
      }
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button kind="primary" isBusy={actions.isBusy} busyText={t`Saving`} onPress={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <TextField
          ref={field}
          label={<Trans>Name</Trans>}
          name="viewName"
          value={name}
          onChange={(text) => {
            setName(text);
            setIssue(null);
          }}
          error={issue}
          maxLength={MAX_NAME}
        />
        {view === null && can("bookings.change") ? (
          <Checkbox name="isShared" isSelected={isShared} onChange={setShared}>
            <Trans>Share with your team</Trans>
          </Checkbox>
        ) : null}
      </form>
    </Dialog>
  );
}
