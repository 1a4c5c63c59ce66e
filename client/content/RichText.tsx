import { type ReactNode, use } from "react";
import { classes } from "../ui/classes.ts";
import { SiteContext, useLangAttributes, widgetHref } from "./siteContext.ts";
import styles from "./RichText.module.css";

interface Props {
  readonly html: string;
  readonly isSmall?: boolean;
}

export function RichText({ html, isSmall }: Props): ReactNode {
  const { previewId } = use(SiteContext);
  const langAttributes = useLangAttributes();
  if (html === "") return null;
  return (
    <div
      {...langAttributes}
      className={classes(styles.text, isSmall && styles.small)}
      // The server sanitises it with an allow-list on every save and every read.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: previewId === null ? html : addPreviewToLinks(html, previewId) }}
    />
  );
}

/** Adds `?preview=` to the widget's links in a preview. Other links already stay inside. */
function addPreviewToLinks(html: string, preview: string): string {
  return html.replace(/(<a href=")(\/widget\/[^"]*)/g, (_, linkStart: string, href: string) => {
    // Attributes are escaped, and `&` is the only escaped character in a path.
    const path = widgetHref(href.replaceAll("&amp;", "&"), preview);
    return linkStart + path.replaceAll("&", "&amp;");
  });
}
