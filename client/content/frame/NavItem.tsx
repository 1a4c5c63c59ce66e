import { graphql, useFragment } from "react-relay";
import type { NavItem_item$key } from "../../__generated__/NavItem_item.graphql.ts";
import { useRouter } from "../../router/RouterProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useLangAttributes } from "../siteContext.ts";
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
  const langAttributes = useLangAttributes();
  const renderLink = (target: string, text: string) => (
    <ContentLink href={target} className={styles.link} isCurrent={target === url.pathname}>
      {text}
    </ContentLink>
  );
  if (children.length === 0) return href == null ? null : renderLink(href, label);
  return (
    <details className={styles.fold} data-fold="">
      <summary
        className={styles.link}
        data-within={[href, ...children.map((child) => child.href)].includes(url.pathname) || undefined}
      >
        <span {...langAttributes}>{label}</span>
        <Icon name="down" size={16} />
      </summary>
      <ul className={styles.below}>
        {href == null ? null : <li>{renderLink(href, label)}</li>}
        {children.map((child) => (
          <li key={`${child.href} ${child.label}`}>{renderLink(child.href, child.label)}</li>
        ))}
      </ul>
    </details>
  );
}
