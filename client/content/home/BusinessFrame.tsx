import { type ReactNode, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { BusinessFrame_business$key } from "../../__generated__/BusinessFrame_business.graphql.ts";
import { DefaultLayout } from "../../layouts/DefaultLayout.tsx";
import { SiteContext, useLangAttributes } from "../siteContext.ts";
import { FooterLanguage } from "../FooterLanguage.tsx";
import { NextFree } from "../nextFree/NextFree.tsx";
import styles from "./BusinessFrame.module.css";

interface Props {
  readonly business: BusinessFrame_business$key;
  readonly children: ReactNode;
}

export function BusinessFrame({ children, ...fragmentRefs }: Props) {
  const business = useFragment(
    graphql`
      fragment BusinessFrame_business on Business {
        name
        locale
        timeZone
        accentColor
        ...NextFree_business
      }
    `,
    fragmentRefs.business,
  );
  const { name, locale, timeZone, accentColor } = business;
  const siteContext = useMemo(
    () => ({ locale, timeZone, homePath: "/", previewId: null }),
    [locale, timeZone],
  );
  return (
    <SiteContext value={siteContext}>
      <NextFree business={business}>
        <DefaultLayout accent={accentColor} footer={<Footer name={name} />}>
          {children}
        </DefaultLayout>
      </NextFree>
    </SiteContext>
  );
}

function Footer({ name }: { readonly name: string }) {
  const langAttributes = useLangAttributes();
  return (
    <div className={styles.footer}>
      <p {...langAttributes} className={styles.name}>
        {name}
      </p>
      <FooterLanguage />
    </div>
  );
}
