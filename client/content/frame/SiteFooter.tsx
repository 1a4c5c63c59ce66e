import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SiteFooter_site$key } from "../../__generated__/SiteFooter_site.graphql.ts";
import { useAuthored } from "../authored.ts";
import { FooterLanguage } from "../FooterLanguage.tsx";
import { RichText } from "../RichText.tsx";
import styles from "./SiteFooter.module.css";

/** Brand names are not translated. */
const names: Readonly<Record<string, string>> = {
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
  const authored = useAuthored();
  return (
    <div className={styles.footer}>
      <div className={styles.words}>
        <p {...authored} className={styles.name}>
          {title}
        </p>
        {tagline === "" ? null : <p {...authored}>{tagline}</p>}
        <RichText html={footer} small />
      </div>
      <div className={styles.ways}>
        {social.length === 0 ? null : (
          <nav aria-label={t`Follow us`}>
            <ul className={styles.social}>
              {social.map(({ kind, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener me" className={styles.link}>
                    {names[kind] ?? hostOf(url)}
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

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url;
}
