import { Trans } from "@lingui/react/macro";
import { useRouter } from "../../router/RouterProvider.tsx";
import { ContentButton } from "../ContentLink.tsx";
import styles from "./PageOn.module.css";

interface Props {
  /** Cursor of the older posts. Null on the last page. */
  readonly after: string | null;
}

export function PageOn({ after }: Props) {
  const { url } = useRouter();
  const isFirst = !url.searchParams.has("after");
  if (after === null && isFirst) return null;
  return (
    <p className={styles.ways}>
      {isFirst ? null : (
        <ContentButton href={url.pathname} isAuthored={false}>
          <Trans>Latest posts</Trans>
        </ContentButton>
      )}
      {after === null ? null : (
        <ContentButton href={`${url.pathname}?after=${encodeURIComponent(after)}`} isAuthored={false}>
          <Trans>Older posts</Trans>
        </ContentButton>
      )}
    </p>
  );
}
