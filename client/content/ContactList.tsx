import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { useAuthored } from "./authored.ts";
import styles from "./ContactList.module.css";

interface Props {
  readonly phone: string;
  readonly email?: string;
  readonly address: string;
}

export function ContactList({ phone, email = "", address }: Props) {
  const authored = useAuthored();
  return (
    <dl className={styles.ways}>
      {phone === "" ? null : (
        <Way icon="phone" term={<Trans>Phone</Trans>}>
          <dd>
            {/* Digits, and the plus of an international number (RFC 3966). */}
            <a href={`tel:${phone.replace(/[^0-9+]/g, "")}`} className={styles.phone}>
              {phone}
            </a>
          </dd>
        </Way>
      )}
      {email === "" ? null : (
        <Way icon="mail" term={<Trans>Email</Trans>}>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </Way>
      )}
      {address === "" ? null : (
        <Way icon="place" term={<Trans>Address</Trans>}>
          <dd {...authored} className={styles.address}>
            {address}
          </dd>
        </Way>
      )}
    </dl>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly term: ReactNode;
  readonly children: ReactNode;
}

function Way({ icon, term, children }: WayProps) {
  return (
    <div className={styles.way}>
      <dt className={styles.sign}>
        <Icon name={icon} />
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      {children}
    </div>
  );
}
