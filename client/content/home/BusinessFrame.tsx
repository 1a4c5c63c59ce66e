import { type ReactNode, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { BusinessFrame_business$key } from "../../__generated__/BusinessFrame_business.graphql.ts";
import { DefaultLayout } from "../../layouts/DefaultLayout.tsx";
import { AuthorshipContext, useAuthored } from "../authored.ts";
import { FooterLanguage } from "../FooterLanguage.tsx";
import { NextFree } from "../nextFree/NextFree.tsx";
import styles from "./BusinessFrame.module.css";

interface Props {
  readonly business: BusinessFrame_business$key;
  readonly children: ReactNode;
}

export function BusinessFrame({ children, ...keys }: Props) {
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
    keys.business,
  );
  const { name, locale, timeZone, accentColor } = business;
  const authorship = useMemo(() => ({ locale, timeZone, home: "/", preview: null }), [locale, timeZone]);
  return (
    <AuthorshipContext value={authorship}>
      <NextFree business={business}>
        <DefaultLayout accent={accentColor} footer={<Footer name={name} />}>
          {children}
        </DefaultLayout>
      </NextFree>
    </AuthorshipContext>
  );
}

function Footer({ name }: { readonly name: string }) {
  const authored = useAuthored();
  return (
    <div className={styles.footer}>
      <p {...authored} className={styles.name}>
        {name}
      </p>
      <FooterLanguage />
    </div>
  );
}
