import { Trans } from "@lingui/react/macro";
import { Notice } from "../../ui/feedback/Notice.tsx";

/** What decides whether the notice is shown, for one booking. */
interface Shown {
  readonly role: string;
  readonly isContactHidden: boolean;
}

/**
 * Says why links no longer show contact data: an appointment was longer ago than the business shows it for. Renders nothing while all of
 * it is shown, and for view-only links, which never show it.
 */
export function ContactHidden({ bookings }: { readonly bookings: readonly Shown[] }) {
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
