import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/LocaleProvider.tsx";
import { Link } from "../../../router/Link.tsx";
import { formatDuration } from "../../../time/format.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/feedback/Dialog.tsx";
import { getBookingStatusLabel } from "../../bookings/statusLabels.ts";
import { getBookingHref } from "../../bookings/bookingsAddress.ts";
import styles from "./dialogs.module.css";
import type { BoardEntry } from "../rules/boardModel.ts";
import type { BoardTexts } from "../useBoardTexts.ts";
import { useNow } from "../../time/useNow.ts";

interface Props {
  readonly entry: BoardEntry;
  readonly texts: BoardTexts;
  readonly onClose: () => void;
}

/** Facts of an entry that is no booking. A class lists its bookings. */
export function EntryDialog({ entry, texts, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.getTitle(entry)}
      actions={
        <Button kind="quiet" onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className={styles.stack}>
        <p data-figures="">
          {texts.formatMoment(entry.from)} – {texts.formatClock(entry.until)}
        </p>
        <EntryFacts entry={entry} texts={texts} />
      </div>
    </Dialog>
  );
}

function EntryFacts({ entry, texts }: Pick<Props, "entry" | "texts">) {
  const { t, i18n } = useLingui();
  const { localeTag } = useLocale();
  const now = useNow();
  if (entry.kind === "hold") {
    const duration = formatDuration(Math.max(0, entry.expiresAt - now), localeTag);
    return (
      <p>
        {entry.service}. {t`${duration} left`}
      </p>
    );
  }
  if (entry.kind === "external")
    return (
      <p className={styles.hint}>
        <Trans>This time comes from a connected calendar. Change it there.</Trans>
      </p>
    );
  if (entry.kind !== "session") return null;
  const { bookings } = entry;
  return (
    <>
      <p>{texts.describeSeats(entry)}</p>
      <ul className={styles.people}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Link href={getBookingHref(booking.id)}>{booking.client || t`No name`}</Link>
            <span className={styles.hint}>{i18n._(getBookingStatusLabel(booking.status))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
