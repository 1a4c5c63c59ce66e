import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { useLangAttributes } from "./siteContext.ts";
import styles from "./ContactList.module.css";

interface Props {
  readonly phone: string;
  readonly email?: string;
  readonly address: string | null | undefined;
}

export function ContactList({ phone, email = "", address }: Props) {
  const langAttributes = useLangAttributes();
  return (
    <dl className={styles.ways}>
      {phone === "" ? null : (
        <ContactItem icon="phone" label={<Trans>Phone</Trans>}>
          <dd>
            {/* Digits, and the plus of an international number (RFC 3966). */}
            <a href={`tel:${phone.replace(/[^0-9+]/g, "")}`} className={styles.phone}>
              {phone}
            </a>
          </dd>
        </ContactItem>
      )}
      {email === "" ? null : (
        <ContactItem icon="mail" label={<Trans>Email</Trans>}>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </ContactItem>
      )}
      {address == null ? null : (
        <ContactItem icon="place" label={<Trans>Address</Trans>}>
          <dd {...langAttributes} className={styles.address}>
            {address}
          </dd>
        </ContactItem>
      )}
    </dl>
  );
}

interface ContactItemProps {
  readonly icon: IconName;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

function ContactItem({ icon, label, children }: ContactItemProps) {
  return (
    <div className={styles.way}>
      <dt className={styles.sign}>
        <Icon name={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      {children}
    </div>
  );
}
