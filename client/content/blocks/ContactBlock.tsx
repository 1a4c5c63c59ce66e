import { graphql, useFragment } from "react-relay";
import type { ContactBlock_block$key } from "../../__generated__/ContactBlock_block.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { ContactList } from "../ContactList.tsx";
import { Section } from "../Section.tsx";
import styles from "./ContactBlock.module.css";

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
  const langAttributes = useLangAttributes();
  return (
    <Section anchor={anchor} title={title}>
      <div className={styles.contact}>
        {text == null ? null : (
          <p {...langAttributes} className={styles.text}>
            {text}
          </p>
        )}
        <ContactList phone={business.phone} address={business.address} />
      </div>
    </Section>
  );
}
