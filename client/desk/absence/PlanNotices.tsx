import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { Ref } from "react";
import { formatFullName } from "../../../server/shared/contact/formatFullName.ts";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { getDecideFailureMessage } from "./failureMessages.ts";
import type { Plan, PlanChanges } from "./plan.ts";
import type { DecideFailure } from "./useDecideAbsence.ts";
import { useMomentText } from "./useMomentText.ts";

interface Props {
  readonly noticeRef: Ref<HTMLDivElement>;
  readonly plan: Plan;
  readonly changes: PlanChanges;
  readonly failure: DecideFailure | null;
}

/** The reason of a rejected decision, the changes of others, and the limit of the search. */
export function PlanNotices({ noticeRef, plan, changes, failure }: Props) {
  const { i18n } = useLingui();
  const hasChanges = changes.marks.size > 0 || changes.gone.length > 0;
  return (
    <>
      {failure === null ? null : (
        <Notice ref={noticeRef} kind="danger" title={i18n._(getDecideFailureMessage(failure))}>
          <Trans>Your choices are kept. Please check the appointments and try again.</Trans>
        </Notice>
      )}
      {hasChanges ? (
        <Notice kind="info" title={<Trans>The appointments have changed.</Trans>}>
          {changes.marks.size > 0 ? (
            <p>
              <Trans>Changed appointments are marked below.</Trans>
            </p>
          ) : null}
          {changes.gone.length > 0 ? <GoneList changes={changes} /> : null}
        </Notice>
      ) : null}
      {plan.isComplete ? null : (
        <Notice kind="info" title={<Trans>The search was ended early.</Trans>}>
          <Trans>Another distribution might keep more appointments. Please look through the proposals.</Trans>
        </Notice>
      )}
    </>
  );
}

function GoneList({ changes }: { readonly changes: PlanChanges }) {
  const locale = useLocaleTag();
  const { formatMoment } = useMomentText();
  const list = changes.gone
    .map(({ booking }) =>
      [formatFullName(booking.contact, locale), formatMoment(booking.startsAt)].filter(Boolean).join(", "),
    )
    .join(" · ");
  return (
    <p>
      <Trans>No longer in the way: {list}</Trans>
    </p>
  );
}
