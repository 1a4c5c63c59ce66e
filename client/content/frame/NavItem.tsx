import { graphql, useFragment } from "react-relay";
import type { NavItem_item$key } from "../../__generated__/NavItem_item.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useAuthored } from "../authored.ts";
import { ContentLink } from "../ContentLink.tsx";
import styles from "./NavItem.module.css";

export function NavItem(props: { readonly item: NavItem_item$key }) {
  const { label, href, children } = useFragment(
    graphql`
      fragment NavItem_item on NavItem {
        label
        href
        children {
          label
          href
        }
      }
    `,
    props.item,
  );
  const { url } = useRouter();
  const authored = useAuthored();
  const link = (to: string, words: string) => (
    <ContentLink href={to} className={styles.link} isCurrent={to === url.pathname}>
      {words}
    </ContentLink>
  );
  if (children.length === 0) return href == null ? null : link(href, label);
  return (
    <details className={styles.fold} data-fold="">
      <summary
        className={styles.link}
        data-within={[href, ...children.map((child) => child.href)].includes(url.pathname) || undefined}
      >
        <span {...authored}>{label}</span>
        <Icon name="down" size={16} />
      </summary>
      <ul className={styles.below}>
        {href == null ? null : <li>{link(href, label)}</li>}
        {children.map((child) => (
          <li key={`${child.href} ${child.label}`}>{link(child.href, child.label)}</li>
        ))}
      </ul>
    </details>
  );
}
