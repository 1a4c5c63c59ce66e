import { type ReactNode, use } from "react";
import { classes } from "../ui/classes.ts";
import { AuthorshipContext, useAuthored, widgetHref } from "./authored.ts";
import styles from "./RichText.module.css";

interface Props {
  readonly html: string;
  readonly small?: boolean;
}

export function RichText({ html, small }: Props): ReactNode {
  const { preview } = use(AuthorshipContext);
  const authored = useAuthored();
  if (html === "") return null;
  return (
    <div
      {...authored}
      className={classes(styles.text, small && styles.small)}
      // Made safe by the server, by an allow-list, whenever it is saved and once more whenever it is read.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: preview === null ? html : withDryRuns(html, preview) }}
    />
  );
}

/** Adds `?preview=` to the widget's links in a preview. Other links already stay inside. */
function withDryRuns(html: string, preview: string): string {
  return html.replace(/(<a href=")(\/widget\/[^"]*)/g, (_, before: string, href: string) => {
    // Attributes are escaped, and `&` is the only escaped character in a path.
    const path = widgetHref(href.replaceAll("&amp;", "&"), preview);
    return before + path.replaceAll("&", "&amp;");
  });
}
