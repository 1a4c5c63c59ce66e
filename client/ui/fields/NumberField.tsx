import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { NumberField as AriaNumberField } from "react-aria-components/NumberField";
import { AriaLocale } from "../AriaLocale.tsx";
import field from "./Field.module.css";
import { FieldLabel } from "./FieldLabel.tsx";
import { FieldNotes } from "./FieldNotes.tsx";
import { Icon } from "../Icon.tsx";
import styles from "./NumberField.module.css";

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: number;
  /** Called with a whole number between `min` and `max`. */
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Called when the visitor asks for more than `max`; the number stays `max`. Without it the button for more is disabled at `max`. */
  readonly onTooMany?: (() => void) | undefined;
  readonly isDisabled?: boolean;
}

/** A whole number, by two buttons, the arrow keys, or typed. */
export function NumberField({ label, min, max, hint, error, onChange, onTooMany, ...rest }: Props) {
  return (
    <AriaLocale>
      <AriaNumberField
        {...rest}
        minValue={min}
        maxValue={onTooMany === undefined ? max : max + 1}
        step={1}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
        onChange={(value) => {
          // An emptied field says nothing; the last number comes back when it is left.
          if (!Number.isInteger(value)) return;
          if (value > max) onTooMany?.();
          onChange(Math.min(value, max));
        }}
        className={field.field ?? ""}
      >
        <FieldLabel>{label}</FieldLabel>
        <Group className={styles.group ?? ""}>
          <Button slot="decrement" className={styles.step ?? ""}>
            <Icon name="minus" />
          </Button>
          <Input className={styles.input ?? ""} />
          <Button slot="increment" className={styles.step ?? ""}>
            <Icon name="plus" />
          </Button>
        </Group>
        {/* Its place is always there: the library looks for a description at the beginning alone. */}
        <FieldNotes hint={hint ?? <></>} error={error} />
      </AriaNumberField>
    </AriaLocale>
  );
}
