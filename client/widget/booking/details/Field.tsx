import type { ReactNode } from "react";
import { LockedAnswer } from "../prefill/LockedAnswer.tsx";
import { useLockedAnswer } from "../prefill/LockedAnswers.tsx";
import type { PrefillField } from "../prefill/readPrefill.ts";
import type { AnswerField } from "./answers.ts";
import styles from "./DetailsForm.module.css";

/** The container of a field. `data-field` finds it when it is invalid; a locked field shows only its value. */
export function Field({
  name,
  isHalfWidth,
  children,
}: {
  readonly name: AnswerField;
  /** Two of these share a row where there is space. */
  readonly isHalfWidth?: boolean;
  readonly children: ReactNode;
}) {
  const lockedValue = useLockedAnswer(name);
  return (
    <div data-field={name} className={isHalfWidth ? styles.half : styles.whole}>
      {lockedValue === null ? children : <LockedAnswer field={name as PrefillField} value={lockedValue} />}
    </div>
  );
}
