import type { ReactNode, Ref } from "react";
import styles from "./ErrorSummary.module.css";
import { Notice } from "../feedback/Notice.tsx";

/** One thing to put right. */
export interface SummedError {
  /** Names its field, and is told to `onChoose`. */
  readonly field: string;
  /** The field's label, and what is wrong with it. */
  readonly text: ReactNode;
}

interface Props {
  readonly title: ReactNode;
  readonly errors: readonly SummedError[];
  /** Brings the visitor to a field. */
  readonly onChoose: (field: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Everything that is to be put right, each a way to its field. It takes the focus when something could not be sent. */
export function ErrorSummary({ title, errors, onChoose, ref }: Props) {
  return (
    <Notice ref={ref} kind="danger" title={title}>
      {errors.length === 0 ? null : (
        <ul className={styles.list}>
          {errors.map(({ field, text }) => (
            <li key={field}>
              <a
                className={styles.link}
                href={`#${field}`}
                onClick={(event) => {
                  // The address stays as it is: only the focus moves.
                  event.preventDefault();
                  onChoose(field);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
