import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MapLinkBlock_block$key } from "../../__generated__/MapLinkBlock_block.graphql.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useLangAttributes } from "../siteContext.ts";
import { Section } from "../Section.tsx";
import styles from "./MapLinkBlock.module.css";

/** Links to an external map. Loading a map here would disclose readers to a third party. */
export function MapLinkBlock(props: { readonly block: MapLinkBlock_block$key }) {
  const { anchor, title, address, href } = useFragment(
    graphql`
      fragment MapLinkBlock_block on MapLinkBlock {
        anchor
        title
        address
        href
      }
    `,
    props.block,
  );
  const langAttributes = useLangAttributes();
  return (
    <Section anchor={anchor} title={title}>
      <a href={href} rel="noopener" className={styles.card}>
        <Streets />
        <span className={styles.words}>
          <span {...langAttributes} className={styles.address}>
            {address}
          </span>
          <span className={styles.way}>
            <Trans>Show on the map</Trans>
            <Icon name="external" size={16} />
          </span>
        </span>
      </a>
    </Section>
  );
}

function Streets() {
  return (
    <svg
      className={styles.streets}
      viewBox="0 0 480 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <path className={styles.park} d="M330 0h150v92c-60 26-150 4-150-92Z" />
      <path className={styles.roads} d="M-10 54h500M-10 132h500M70 0v200M186 0v200M300 0l-22 200M404 0v200" />
      <path
        className={styles.pin}
        d="M240 140c-24-30-34-44-34-60a34 34 0 0 1 68 0c0 16-10 30-34 60Zm0-46a14 14 0 1 0 0-28 14 14 0 0 0 0 28Z"
      />
    </svg>
  );
}
