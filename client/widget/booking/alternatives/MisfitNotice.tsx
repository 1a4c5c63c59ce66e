import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { type Misfit, misfitWords } from "./misfitWords.ts";

interface Props {
  readonly failure: Misfit;
  readonly onAnybody: (() => void) | null;
}

/** Replaces an empty month when no month fits the chosen services, staff and guests. */
export function MisfitNotice({ failure, onAnybody }: Props) {
  const { i18n } = useLingui();
  const { title, advice } = misfitWords(failure);
  return (
    <Notice
      kind="info"
      title={i18n._(title)}
      actions={
        onAnybody === null ? null : (
          <Button onPress={onAnybody}>
            <Trans>Any available</Trans>
          </Button>
        )
      }
    >
      {advice === null ? null : i18n._(advice)}
    </Notice>
  );
}
