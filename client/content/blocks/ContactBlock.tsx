import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ContactBlock_block$key } from "../../__generated__/ContactBlock_block.graphql.ts";
import { Icon } from "../../ui/Icon.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useAuthored } from "../authored.ts";
import { Section } from "../Section.tsx";
import styles from "./ContactBlock.module.css";

/** How the business is reached: its own phone and address. */
export function ContactBlock(props: { readonly block: ContactBlock_block$key }) {
  const { anchor, title, text, business } = useFragment(
    graphql`
      fragment ContactBlock_block on ContactBlock {
        anchor
        title
        text
        business {
          phone
          address
        }
      }
    `,
    props.block,
  );
  const authored = useAuthored();
  return (
    <Section anchor={anchor} title={title}>
      <div className={styles.contact}>
        {text === "" ? null : (
          <p {...authored} className={styles.text}>
            {text}
          </p>
        )}
        <dl className={styles.ways}>
          {business.phone === "" ? null : (
            <div className={styles.way}>
              <dt className={styles.sign}>
                <Icon name="phone" />
                <VisuallyHidden>
                  <Trans>Phone</Trans>
                </VisuallyHidden>
              </dt>
              <dd>
                {/* RFC 3966: digits alone, with the plus of an international number. */}
                <a href={`tel:${business.phone.replace(/[^0-9+]/g, "")}`} className={styles.phone}>
                  {business.phone}
                </a>
              </dd>
            </div>
          )}
          {business.address === "" ? null : (
            <div className={styles.way}>
              <dt className={styles.sign}>
                <Icon name="place" />
                <VisuallyHidden>
                  <Trans>Address</Trans>
                </VisuallyHidden>
              </dt>
              <dd {...authored}>{business.address}</dd>
            </div>
          )}
        </dl>
      </div>
    </Section>
  );
}
