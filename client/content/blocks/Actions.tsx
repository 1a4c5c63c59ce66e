import { graphql, useFragment } from "react-relay";
import type { Actions_links$key } from "../../__generated__/Actions_links.graphql.ts";
import { ContentButton } from "../ContentLink.tsx";
import styles from "./Actions.module.css";

export function Actions({
  links,
  ...props
}: {
  readonly links: Actions_links$key;
  readonly isQuiet?: boolean;
}) {
  const actions = useFragment(
    graphql`
      fragment Actions_links on ContentLink @relay(plural: true) {
        label
        href
      }
    `,
    links,
  );
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ label, href }, index) => (
        <ContentButton
          key={`${href} ${label}`}
          href={href}
          kind={index === 0 && !props.isQuiet ? "primary" : "secondary"}
        >
          {label}
        </ContentButton>
      ))}
    </div>
  );
}
