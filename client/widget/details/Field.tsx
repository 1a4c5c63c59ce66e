import type { ReactNode } from "react";
import type { AnswerField } from "./answers.ts";
import styles from "./DetailsForm.module.css";

/** The place of one question on the page, where a fault finds it. */
export function Field({
  name,
  half,
  children,
}: {
  readonly name: AnswerField;
  /** Two of these stand side by side where there is room. */
  readonly half?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div data-field={name} className={half ? styles.half : styles.whole}>
      {children}
    </div>
  );
}
