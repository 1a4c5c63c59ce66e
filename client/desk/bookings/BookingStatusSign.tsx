import { useLingui } from "@lingui/react/macro";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import styles from "./BookingStatusSign.module.css";
import { getBookingStatusLabel } from "./statusLabels.ts";

const icons: Readonly<Record<string, IconName>> = {
  CONFIRMED: "check",
  REQUESTED: "clock",
  AWAITING_PAYMENT: "money",
  COMPLETED: "check",
  NO_SHOW: "warning",
};

/** The status of a booking by sign and word, never by colour alone. */
export function BookingStatusSign({ status }: { readonly status: string }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.sign} data-status={status}>
      <Icon name={icons[status] ?? "cross"} size={16} />
      {i18n._(getBookingStatusLabel(status))}
    </span>
  );
}
