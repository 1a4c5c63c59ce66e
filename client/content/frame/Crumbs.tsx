import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { AuthorshipContext } from "../authored.ts";
import { ContentLink } from "../ContentLink.tsx";
import styles from "./Crumbs.module.css";

interface Props {
  /** Ancestors of the page from the home page on, without the page. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

export function Crumbs({ ways }: Props) {
  const { t } = useLingui();
  const { home } = use(AuthorshipContext);
  return (
    <nav aria-label={t`You are here`} className={styles.place}>
      <ol className={styles.ways}>
        <li className={styles.way}>
          <a href={home} className={styles.link}>
            <Trans>Home</Trans>
          </a>
        </li>
        {ways.map(({ href, label }) => (
          <li key={href} className={styles.way}>
            <ContentLink href={href} className={styles.link}>
              {label}
            </ContentLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
