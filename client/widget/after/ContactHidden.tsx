import { Trans } from "@lingui/react/macro";
import { Notice } from "../../ui/Notice.tsx";

/** Says why a link no longer shows contact data: the appointment was longer ago than the business shows it for. */
export function ContactHidden() {
  return (
    <Notice kind="info" title={<Trans>Contact details are hidden</Trans>}>
      <Trans>
        To protect your privacy, this link no longer shows names, contact details and answers of past
        appointments. If you need them, please ask us.
      </Trans>
    </Notice>
  );
}
