import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./PreviewBar.module.css";

export function PreviewBar({ name }: { readonly name: string | null | undefined }) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Preview`} className={styles.bar}>
      <Icon name="info" />
      <p className={styles.words}>
        <strong>{name == null ? <Trans>Preview</Trans> : <Trans>Preview: {name}</Trans>}</strong>{" "}
        <Trans>Some of this is not published. Forms and bookings here are tests: nothing is sent.</Trans>
      </p>
      <a href="/" className={styles.out}>
        <Trans>Leave the preview</Trans>
      </a>
    </aside>
  );
}
