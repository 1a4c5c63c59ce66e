import type { BookingFailure } from "../../messages/bookingFailure.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { getLinesIfSeveral, type CartPlan } from "../cart/planCart.ts";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import { getFailureMessage } from "../../messages/failureMessages.ts";

interface Props {
  readonly failure: BookingFailure;
  /** Names the line that failed when the order has several. */
  readonly plan?: CartPlan;
  readonly hasDetails?: boolean;
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function FailureNotice({ failure, plan, hasDetails, actions, ref }: Props) {
  const { i18n } = useLingui();
  const { title, advice } = getFailureMessage(failure, hasDetails);
  const line = failure.line === undefined ? undefined : getLinesIfSeveral(plan)[failure.line];
  return (
    <Notice ref={ref} kind="danger" title={i18n._(title)} actions={actions}>
      {line === undefined ? null : (
        <p>
          <Trans>
            It is about <BusinessText>{line.service.name}</BusinessText>.
          </Trans>
        </p>
      )}
      {failure.businessMessage === undefined ? null : (
        <p>
          <BusinessText>{failure.businessMessage}</BusinessText>
        </p>
      )}
      {advice === null ? null : i18n._(advice)}
    </Notice>
  );
}
