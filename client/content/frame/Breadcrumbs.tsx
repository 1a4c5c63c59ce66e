import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { SiteContext } from "../siteContext.ts";
import { ContentLink } from "../ContentLink.tsx";
import styles from "./Breadcrumbs.module.css";

interface Props {
  /** Ancestors of the page from the home page on, without the page. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

export function Breadcrumbs({ links }: Props) {
  const { t } = useLingui();
  const { homePath } = use(SiteContext);
  return (
    <nav aria-label={t`You are here`} className={styles.place}>
      <ol className={styles.ways}>
        <li className={styles.way}>
          <a href={homePath} className={styles.link}>
            <Trans>Home</Trans>
          </a>
        </li>
        {links.map(({ href, label }) => (
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
