import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SiteFooter_site$key } from "../../__generated__/SiteFooter_site.graphql.ts";
import { useLangAttributes } from "../siteContext.ts";
import { FooterLanguage } from "../FooterLanguage.tsx";
import { RichText } from "../RichText.tsx";
import styles from "./SiteFooter.module.css";

/** Brand names are not translated. */
const networkNames: Readonly<Record<string, string>> = {
  INSTAGRAM: "Instagram",
  FACEBOOK: "Facebook",
  LINKEDIN: "LinkedIn",
  YOUTUBE: "YouTube",
  TIKTOK: "TikTok",
  MASTODON: "Mastodon",
  BLUESKY: "Bluesky",
  X: "X",
};

export function SiteFooter(props: { readonly site: SiteFooter_site$key }) {
  const { title, tagline, footer, social } = useFragment(
    graphql`
      fragment SiteFooter_site on Site {
        title
        tagline
        footer
        social {
          kind
          url
        }
      }
    `,
    props.site,
  );
  const { t } = useLingui();
  const langAttributes = useLangAttributes();
  return (
    <div className={styles.footer}>
      <div className={styles.words}>
        <p {...langAttributes} className={styles.name}>
          {title}
        </p>
        {tagline == null ? null : <p {...langAttributes}>{tagline}</p>}
        <RichText html={footer} isSmall />
      </div>
      <div className={styles.ways}>
        {social.length === 0 ? null : (
          <nav aria-label={t`Follow us`}>
            <ul className={styles.social}>
              {social.map(({ kind, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener me" className={styles.link}>
                    {networkNames[kind] ?? getHost(url)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <FooterLanguage />
      </div>
    </div>
  );
}

function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url;
}
