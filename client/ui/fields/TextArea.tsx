import type { Ref } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import styles from "./Field.module.css";
import { FieldLabel } from "./FieldLabel.tsx";
import { FieldNotes } from "./FieldNotes.tsx";
import area from "./TextArea.module.css";
import { classes } from "../classes.ts";
import type { TextFieldProps } from "./TextField.tsx";

interface Props extends TextFieldProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, hint, error, optionalLabel, placeholder, ref, ...rest }: Props) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(error)}
      isRequired={optionalLabel == null}
      validationBehavior="aria"
      className={styles.field ?? ""}
    >
      <FieldLabel optionalLabel={optionalLabel}>{label}</FieldLabel>
      <AriaTextArea
        ref={ref}
        rows={3}
        placeholder={placeholder}
        className={classes(styles.control, area.area)}
      />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
