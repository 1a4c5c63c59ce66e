import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SiteHeader_site$key } from "../../__generated__/SiteHeader_site.graphql.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ContentLink } from "../ContentLink.tsx";
import { NavItem } from "./NavItem.tsx";
import styles from "./SiteHeader.module.css";

export function SiteHeader(props: { readonly site: SiteHeader_site$key }) {
  const { title, homePath, logo, navigation } = useFragment(
    graphql`
      fragment SiteHeader_site on Site {
        title
        homePath
        logo {
          src
          width
          height
        }
        navigation {
          label
          ...NavItem_item
        }
      }
    `,
    props.site,
  );
  const { t } = useLingui();
  const items = navigation.map((item, index) => (
    // Two links may have the same label.
    // oxlint-disable-next-line react/no-array-index-key
    <li key={`${index} ${item.label}`}>
      <NavItem item={item} />
    </li>
  ));
  return (
    <div className={styles.header}>
      <ContentLink href={homePath} className={styles.brand}>
        {logo == null ? null : (
          <img className={styles.logo} src={logo.src} width={logo.width} height={logo.height} alt="" />
        )}
        {title}
      </ContentLink>
      {items.length === 0 ? null : (
        <>
          <nav aria-label={t`Main menu`} className={styles.wide}>
            <ul className={styles.line}>{items}</ul>
          </nav>
          <details className={styles.fold} data-fold="">
            <summary className={styles.menu}>
              <Trans>Menu</Trans>
              <Icon name="down" />
            </summary>
            <nav aria-label={t`Main menu`} className={styles.list}>
              <ul>{items}</ul>
            </nav>
          </details>
        </>
      )}
    </div>
  );
}
