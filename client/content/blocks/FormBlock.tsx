import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FormBlock_block$key } from "../../__generated__/FormBlock_block.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { ContentButton } from "../ContentLink.tsx";
import { Section } from "../Section.tsx";
import { WidgetInPlace } from "./WidgetInPlace.tsx";

export function FormBlock(props: { readonly block: FormBlock_block$key }) {
  const { anchor, title, form } = useFragment(
    graphql`
      fragment FormBlock_block on FormBlock {
        anchor
        title
        form {
          slug
          title
        }
      }
    `,
    props.block,
  );
  const langAttributes = useLangAttributes();
  if (form == null) return null;
  const path = `/widget/form/${form.slug}`;
  return (
    <Section anchor={anchor} title={title}>
      <WidgetInPlace path={path} size="form">
        <p {...langAttributes}>{form.title}</p>
        <ContentButton href={path} kind="primary" isBusinessText={false}>
          <Trans>Open the form</Trans>
        </ContentButton>
      </WidgetInPlace>
    </Section>
  );
}
