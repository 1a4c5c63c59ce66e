import { Trans } from "@lingui/react/macro";
import { Notice } from "../../ui/feedback/Notice.tsx";

interface BookingVisibility {
  readonly role: string;
  readonly isContactHidden: boolean;
}

/**
 * Explains that the link no longer shows contact data because the business's retention for links is over. View-only
 * links never show contact data, so they get no notice.
 */
export function ContactHiddenNotice({ bookings }: { readonly bookings: readonly BookingVisibility[] }) {
  if (!bookings.some(({ role, isContactHidden }) => isContactHidden && role !== "VIEW")) return null;
  return (
    <Notice kind="info" title={<Trans>Contact details are hidden</Trans>}>
      <Trans>
        To protect your privacy, this link no longer shows names, contact details and answers of past
        appointments. If you need them, please ask us.
      </Trans>
    </Notice>
  );
}
