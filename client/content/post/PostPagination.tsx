import { Trans } from "@lingui/react/macro";
import { useRouter } from "../../router/RouterProvider.tsx";
import { ContentButton } from "../ContentLink.tsx";
import styles from "./PostPagination.module.css";

interface Props {
  /** Cursor of the older posts. Null on the last page. */
  readonly olderCursor: string | null;
}

export function PostPagination({ olderCursor }: Props) {
  const { url } = useRouter();
  const isFirst = !url.searchParams.has("after");
  if (olderCursor === null && isFirst) return null;
  return (
    <p className={styles.ways}>
      {isFirst ? null : (
        <ContentButton href={url.pathname} isBusinessText={false}>
          <Trans>Latest posts</Trans>
        </ContentButton>
      )}
      {olderCursor === null ? null : (
        <ContentButton
          href={`${url.pathname}?after=${encodeURIComponent(olderCursor)}`}
          isBusinessText={false}
        >
          <Trans>Older posts</Trans>
        </ContentButton>
      )}
    </p>
  );
}
