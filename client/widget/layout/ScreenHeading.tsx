import type { ReactNode } from "react";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { OwnWords } from "./OwnWords.tsx";
import styles from "./ScreenHeading.module.css";

interface Props {
  readonly above?: ReactNode;
  readonly title: ReactNode;
  /** The title is ours, in the interface's language. */
  readonly isOurs?: boolean;
  /** A sentence or two; nothing is shown where it is empty. */
  readonly below?: string;
}

/** Whose page this is, and what it is about: the business's own words. */
export function ScreenHeading({ above, title, isOurs = false, below }: Props) {
  // The page that it may stand in has its own first heading.
  const Title = useIsInPlace() ? "h2" : "h1";
  return (
    <>
      {above == null ? null : <p className={styles.above}>{above}</p>}
      <Title className={styles.title}>{isOurs ? title : <OwnWords>{title}</OwnWords>}</Title>
      {below ? (
        <p className={styles.below}>
          <OwnWords>{below}</OwnWords>
        </p>
      ) : null}
    </>
  );
}
