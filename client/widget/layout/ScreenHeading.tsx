import type { ReactNode } from "react";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { OwnWords } from "./OwnWords.tsx";
import styles from "./ScreenHeading.module.css";

interface Props {
  readonly above?: ReactNode;
  readonly title: ReactNode;
  /** True if the title is in the interface's language, not the business's. */
  readonly isOurs?: boolean;
  readonly below?: string;
}

export function ScreenHeading({ above, title, isOurs = false, below }: Props) {
  // Inside another page, that page has the first heading.
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
