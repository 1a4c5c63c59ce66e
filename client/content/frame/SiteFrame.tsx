import { type ReactNode, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { SiteFrame_site$key } from "../../__generated__/SiteFrame_site.graphql.ts";
import { DefaultLayout } from "../../layouts/DefaultLayout.tsx";
import { SiteContext } from "../siteContext.ts";
import { NextFree } from "../nextFree/NextFree.tsx";
import { PreviewBar } from "./PreviewBar.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

interface Props {
  readonly site: SiteFrame_site$key;
  readonly children: ReactNode;
}

export function SiteFrame({ children, ...fragmentRefs }: Props) {
  const site = useFragment(
    graphql`
      fragment SiteFrame_site on Site {
        locale
        homePath
        previewId
        previewName
        business {
          accentColor
          timeZone
          ...NextFree_business
        }
        ...SiteHeader_site
        ...SiteFooter_site
      }
    `,
    fragmentRefs.site,
  );
  const { locale, homePath, business, previewId, previewName } = site;
  const siteContext = useMemo(
    () => ({ locale, timeZone: business.timeZone, homePath, previewId: previewId ?? null }),
    [locale, business.timeZone, homePath, previewId],
  );
  return (
    <SiteContext value={siteContext}>
      <NextFree business={business}>
        <DefaultLayout
          accent={business.accentColor}
          banner={previewId == null ? null : <PreviewBar name={previewName} />}
          header={<SiteHeader site={site} />}
          footer={<SiteFooter site={site} />}
        >
          {children}
        </DefaultLayout>
      </NextFree>
    </SiteContext>
  );
}
