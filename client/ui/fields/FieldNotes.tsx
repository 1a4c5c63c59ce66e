import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Text } from "react-aria-components/Text";
import { ErrorText } from "./ErrorText.tsx";
import styles from "./Field.module.css";

interface Props {
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

export function FieldNotes({ hint, error }: Props) {
  return (
    <div className={styles.notes}>
      {error ? (
        <FieldError>
          <ErrorText>{error}</ErrorText>
        </FieldError>
      ) : hint ? (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      ) : null}
    </div>
  );
}
