import { Trans, useLingui } from "@lingui/react/macro";
import { CONTACT_LIMITS } from "../../../server/shared/contact/contactRules.ts";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./NewBooking.module.css";
import type { BookedGuest } from "./newBookingDraft.ts";

interface Props {
  readonly title: string;
  /** Path of the guest in the input of `book`. */
  readonly path: string;
  readonly guest: BookedGuest;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (guest: BookedGuest) => void;
  readonly onRemove: () => void;
}

export function GuestRow({ title, path, guest, errors, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const name = guest.name.trim() || title;
  const getTextProps = (field: "name" | "email") => ({
    name: `${path}.${field}`,
    value: guest[field],
    onChange: (value: string) => onChange({ ...guest, [field]: value }),
    error: errors[`${path}.${field}`],
    autoComplete: "off",
  });
  return (
    <div role="group" aria-label={title} className={styles.guest}>
      <TextField {...getTextProps("name")} label={<Trans>Name</Trans>} maxLength={CONTACT_LIMITS.name} />
      <TextField {...getTextProps("email")} label={<Trans>Email</Trans>} kind="email" />
      <IconButton icon="cross" label={t`Remove ${name}`} onPress={onRemove} />
    </div>
  );
}
