import type { ReactNode, Ref } from "react";
import styles from "./ErrorSummary.module.css";
import { Notice } from "../feedback/Notice.tsx";

export interface ErrorSummaryItem {
  readonly field: string;
  readonly text: ReactNode;
}

interface Props {
  readonly title: ReactNode;
  readonly errors: readonly ErrorSummaryItem[];
  readonly onGoToField: (field: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Lists the issues of a form with links to their fields. Focus it when a submission fails. */
export function ErrorSummary({ title, errors, onGoToField, ref }: Props) {
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
                  event.preventDefault();
                  onGoToField(field);
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
