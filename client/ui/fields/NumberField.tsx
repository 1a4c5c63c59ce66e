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
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Called when the visitor exceeds `max`. The value stays `max`. Without it the button is disabled at `max`. */
  readonly onExceedMax?: (() => void) | undefined;
  readonly isDisabled?: boolean;
}

export function NumberField({ label, min, max, hint, error, onChange, onExceedMax, ...rest }: Props) {
  return (
    <AriaLocale>
      <AriaNumberField
        {...rest}
        minValue={min}
        maxValue={onExceedMax === undefined ? max : max + 1}
        step={1}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
        onChange={(value) => {
          // An empty field reports nothing. The last number returns on blur.
          if (!Number.isInteger(value)) return;
          if (value > max) onExceedMax?.();
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
        {/* react-aria looks for a description only at the first render. */}
        <FieldNotes hint={hint ?? <></>} error={error} />
      </AriaNumberField>
    </AriaLocale>
  );
}
