import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BookingBlock_block$key } from "../../__generated__/BookingBlock_block.graphql.ts";
import { ContentButton } from "../ContentLink.tsx";
import { useLangAttributes } from "../siteContext.ts";
import { Section } from "../Section.tsx";
import { WidgetInPlace } from "./WidgetInPlace.tsx";

export function BookingBlock(props: { readonly block: BookingBlock_block$key }) {
  const { anchor, title, service, provider, menu } = useFragment(
    graphql`
      fragment BookingBlock_block on BookingBlock {
        anchor
        title
        service {
          name
          slug
        }
        provider {
          name
          slug
        }
        menu {
          name
          slug
        }
      }
    `,
    props.block,
  );
  const langAttributes = useLangAttributes();
  const target = service
    ? { path: `/widget/appointment/service/${service.slug}`, name: service.name }
    : provider
      ? { path: `/widget/appointment/${provider.slug}`, name: provider.name }
      : menu
        ? { path: `/widget/service-menus/${menu.slug}`, name: menu.name }
        : null;
  return (
    <Section anchor={anchor} title={title}>
      {target === null ? (
        <p>
          <Trans>Nothing can be booked here at the moment.</Trans>
        </p>
      ) : (
        <WidgetInPlace path={target.path} size="calendar">
          <p {...langAttributes}>{target.name}</p>
          <ContentButton href={target.path} kind="primary" isBusinessText={false}>
            <Trans>Open the calendar</Trans>
          </ContentButton>
        </WidgetInPlace>
      )}
    </Section>
  );
}
