import { type MouseEvent, type ReactNode, use } from "react";
import { isPlainClick } from "../router/Link.tsx";
import { useRouter } from "../router/RouterProvider.tsx";
import { classes } from "../ui/classes.ts";
import { AuthorshipContext, useAuthored, widgetHref } from "./authored.ts";
import styles from "./RichText.module.css";

interface Props {
  /** HTML of the allow-list, as the graph's `RichText` gives it. */
  readonly html: string;
  readonly small?: boolean;
}

/** Text that the business wrote. Its links within the site lead on without a reload. */
export function RichText({ html, small }: Props): ReactNode {
  const router = useRouter();
  const { preview } = use(AuthorshipContext);
  const authored = useAuthored();

  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (href == null || !/^[/#](?!\/)/.test(href) || !isPlainClick(event) || link?.target) return;
    event.preventDefault();
    router.navigate(widgetHref(href, preview));
  }

  if (html === "") return null;
  return (
    // Pressed are the links inside, which are links without this too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-static-element-interactions
    <div
      {...authored}
      className={classes(styles.text, small && styles.small)}
      onClick={follow}
      // Made safe by the server, by an allow-list, whenever it is saved and once more whenever it is read.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
