import type { ReactNode } from "react";
import { useIsInPlace } from "../../router/inPlaceContext.ts";
import { BusinessText } from "../../shared/BusinessText.tsx";
import styles from "./ScreenHeading.module.css";

interface Props {
  readonly overline?: ReactNode;
  readonly title: ReactNode;
  /** True if the title is in the interface's language, not the business's. */
  readonly isInterfaceText?: boolean;
  readonly description?: string | null | undefined;
}

export function ScreenHeading({ overline, title, isInterfaceText = false, description }: Props) {
  // Inside another page, that page has the first heading.
  const Title = useIsInPlace() ? "h2" : "h1";
  return (
    <>
      {overline == null ? null : <p className={styles.above}>{overline}</p>}
      <Title className={styles.title}>{isInterfaceText ? title : <BusinessText>{title}</BusinessText>}</Title>
      {description ? (
        <p className={styles.below}>
          <BusinessText>{description}</BusinessText>
        </p>
      ) : null}
    </>
  );
}
