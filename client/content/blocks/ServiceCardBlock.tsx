import { graphql, useFragment } from "react-relay";
import type { ServiceCardBlock_block$key } from "../../__generated__/ServiceCardBlock_block.graphql.ts";
import { Section } from "../Section.tsx";
import { SiteServiceCard } from "../SiteServiceCard.tsx";

/** Renders nothing when the service cannot be booked now. */
export function ServiceCardBlock(props: { readonly block: ServiceCardBlock_block$key }) {
  const { anchor, text, service } = useFragment(
    graphql`
      fragment ServiceCardBlock_block on ServiceCardBlock {
        anchor
        text
        service {
          ...SiteServiceCard_service
        }
      }
    `,
    props.block,
  );
  if (service == null) return null;
  return (
    <Section anchor={anchor}>
      <SiteServiceCard service={service} text={text} />
    </Section>
  );
}
