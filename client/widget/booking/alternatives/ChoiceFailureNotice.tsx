import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { type ChoiceFailure, getChoiceFailureMessage } from "./choiceFailure.ts";

interface Props {
  readonly failure: ChoiceFailure;
  readonly onClearStaff: (() => void) | null;
}

/** Replaces an empty month when no month fits the chosen services, staff and guests. */
export function ChoiceFailureNotice({ failure, onClearStaff }: Props) {
  const { i18n } = useLingui();
  const { title, advice } = getChoiceFailureMessage(failure);
  return (
    <Notice
      kind="info"
      title={i18n._(title)}
      actions={
        onClearStaff === null ? null : (
          <Button onPress={onClearStaff}>
            <Trans>Any available</Trans>
          </Button>
        )
      }
    >
      {advice === null ? null : i18n._(advice)}
    </Notice>
  );
}
