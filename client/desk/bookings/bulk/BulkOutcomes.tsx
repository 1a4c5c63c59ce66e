import { Trans, useLingui } from "@lingui/react/macro";
import { formatFullName } from "../../../../server/shared/contact/formatFullName.ts";
import { useLocaleTag } from "../../../i18n/localeTag.ts";
import { formatDate, formatTime, toLocalDate } from "../../../time/format.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useDesk } from "../../layout/DeskContext.ts";
import { getActionFailureMessage } from "../actions/actionFailure.ts";
import { getBookingStatusLabel } from "../statusLabels.ts";
import styles from "./Bulk.module.css";
import type { BulkFailure, BulkOutcome } from "./useBulkAction.ts";
import type { PreviewBooking } from "./useBulkPreview.ts";

interface Props {
  readonly outcomes: readonly BulkOutcome[];
  readonly bookings: readonly PreviewBooking[];
}

/** The result of each booking, those that failed first. */
export function BulkOutcomes({ outcomes, bookings }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { timeZone, hourCycle } = useDesk();
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const sorted = outcomes.toSorted((a, b) => Number(a.failure === null) - Number(b.failure === null));
  const hasFailures = sorted[0]?.failure != null;
  return (
    <div className={styles.form}>
      {hasFailures ? (
        <p>
          <Trans>Bookings that failed stay selected.</Trans>
        </p>
      ) : null}
      {/* A long list scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.outcomes} tabIndex={0} aria-label={t`Results`}>
        {sorted.map(({ id, failure }) => {
          const booking = byId.get(id);
          return (
            <li key={id} data-failed={failure === null ? undefined : ""}>
              <Icon name={failure === null ? "check" : "warning"} size={18} />
              <span className={styles.outcome}>
                <strong>
                  {booking === undefined ? "–" : formatFullName(booking.contact, locale) || t`Without a name`}
                </strong>
                {booking === undefined ? null : (
                  <span className={styles.muted}>
                    {booking.service.name} ·{" "}
                    {formatDate(toLocalDate(booking.startsAt, timeZone), "short", locale)},{" "}
                    {formatTime(booking.startsAt, { locale, timeZone, hourCycle })}
                  </span>
                )}
                {failure === null ? null : <FailureReason failure={failure} />}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function FailureReason({ failure }: { readonly failure: BulkFailure }) {
  const { i18n } = useLingui();
  const { code, status } = failure;
  if (code === "STATUS_CONFLICT" && status !== undefined) {
    const statusLabel = i18n._(getBookingStatusLabel(status));
    return (
      <span>
        <Trans>Not done: the status of this booking is now “{statusLabel}”.</Trans>
      </span>
    );
  }
  return (
    <span>
      {code === "NO_EMAIL" ? (
        <Trans>The client has no email and gets no message.</Trans>
      ) : (
        i18n._(getActionFailureMessage(failure))
      )}
    </span>
  );
}
