import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SurveyBlock_block$key } from "../../__generated__/SurveyBlock_block.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { ContentButton } from "../ContentLink.tsx";
import { Section } from "../Section.tsx";
import { WidgetInPlace } from "./WidgetInPlace.tsx";

export function SurveyBlock(props: { readonly block: SurveyBlock_block$key }) {
  const { anchor, title, survey } = useFragment(
    graphql`
      fragment SurveyBlock_block on SurveyBlock {
        anchor
        title
        survey {
          slug
          title
        }
      }
    `,
    props.block,
  );
  const langAttributes = useLangAttributes();
  if (survey == null) return null;
  const path = `/widget/survey/${survey.slug}`;
  return (
    <Section anchor={anchor} title={title}>
      <WidgetInPlace path={path} size="form">
        <p {...langAttributes}>{survey.title}</p>
        <ContentButton href={path} kind="primary" isBusinessText={false}>
          <Trans>Open the questions</Trans>
        </ContentButton>
      </WidgetInPlace>
    </Section>
  );
}
