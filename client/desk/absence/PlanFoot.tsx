import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoney } from "../../../server/shared/money/formatMoney.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import styles from "./Absence.module.css";
import type { AbsenceDraft } from "./absenceDraft.ts";
import { countOutcomes, getChoice, sumRefunds } from "./choices.ts";
import { useSummary } from "./outcomeLabels.ts";
import type { Proposal } from "./plan.ts";

interface Props {
  readonly proposals: readonly Proposal[];
  readonly draft: AbsenceDraft;
  readonly isBusy: boolean;
  readonly onChange: (change: Partial<AbsenceDraft>) => void;
  readonly onDecide: () => void;
}

/** `decideAbsence` accepts no longer text. */
const MAX_LENGTH = 200;

/** The lines to clients and team, the sum of all choices, and the press. */
export function PlanFoot({ proposals, draft, isBusy, onChange, onDecide }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { currency } = useDesk();
  const summarize = useSummary();
  const counts = countOutcomes(proposals.map((proposal) => getChoice(proposal, draft.choices).outcome));
  const refund = sumRefunds(proposals, draft.choices);
  return (
    <>
      <div className={styles.lines}>
        {counts.CANCEL > 0 ? (
          <TextField
            label={<Trans>A line to clients whose appointment is cancelled</Trans>}
            name="note"
            value={draft.note}
            onChange={(note) => onChange({ note })}
            optionalLabel={<Trans>Optional</Trans>}
            maxLength={MAX_LENGTH}
          />
        ) : null}
        <TextField
          label={<Trans>Note for your team</Trans>}
          name="reason"
          value={draft.reason}
          onChange={(reason) => onChange({ reason })}
          optionalLabel={<Trans>Optional</Trans>}
          maxLength={MAX_LENGTH}
        />
      </div>
      <div className={styles.foot}>
        <p role="status">
          {proposals.length === 0 ? null : summarize(counts)}
          {refund !== null && refund > 0 ? (
            <>
              {" · "}
              <Trans>Refunds: {formatMoney({ amount: refund, currency }, locale)}</Trans>
            </>
          ) : null}
        </p>
        <Button kind="primary" isBusy={isBusy} busyText={t`Saving`} onPress={onDecide}>
          {proposals.length === 0
            ? t`Block this time`
            : t`${plural(proposals.length, { one: "Confirm # decision", other: "Confirm # decisions" })}`}
        </Button>
      </div>
    </>
  );
}
