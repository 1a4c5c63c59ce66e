import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import styles from "./DateField.module.css";
import { classes } from "../classes.ts";
import {
  type DatePart,
  type DateParts,
  isPartDone,
  joinParts,
  partLength,
  partName,
  partOrder,
  splitParts,
  typeInto,
} from "./dateParts.ts";
import field from "./Field.module.css";
import { FieldGroup } from "./FieldGroup.tsx";
import { useLocaleTag } from "../../i18n/localeTag.ts";

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  /** `YYYY-MM-DD` once every part is typed, whether or not the date exists. The typed parts before that, "" if none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optional?: ReactNode;
  readonly autoComplete?: "bday";
}

/**
 * A known date, typed part by part in the language's order. Digits never change by themselves, so an impossible date
 * stays visible beside its error.
 */
export function DateField(props: Props) {
  const { label, name, value, onChange, onBlur, hint, error, optional, autoComplete } = props;
  const locale = useLocaleTag();
  const order = partOrder(locale);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const [typed, setTyped] = useState<DateParts>(() => splitParts(value));
  const parts = joinParts(typed) === value ? typed : splitParts(value);

  const focusBeside = (part: DatePart, step: 1 | -1) => {
    const beside = order[order.indexOf(part) + step];
    if (beside === undefined) return;
    inputs.current[beside]?.focus();
  };
  const change = (part: DatePart, text: string) => {
    const next = typeInto(parts, part, text, order);
    if (next === parts) return;
    setTyped(next);
    onChange(joinParts(next));
    if (text.length > parts[part].length && isPartDone(part, text)) focusBeside(part, 1);
  };
  const step = (part: DatePart, event: KeyboardEvent) => {
    if (event.key !== "Backspace" || parts[part] !== "") return;
    event.preventDefault();
    focusBeside(part, -1);
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    <div onBlur={leave}>
      <FieldGroup label={label} hint={hint} error={error} optional={optional}>
        <div className={styles.parts}>
          {order.map((part) => (
            <label key={part} className={styles.part} data-part={part}>
              <span className={styles.name}>{partName(part, locale)}</span>
              <input
                ref={(input) => void (inputs.current[part] = input)}
                className={classes(field.control, styles.input)}
                name={`${name}.${part}`}
                inputMode="numeric"
                autoComplete={autoComplete === undefined ? "off" : `${autoComplete}-${part}`}
                size={partLength[part]}
                value={parts[part]}
                aria-invalid={error ? true : undefined}
                aria-required={optional == null}
                onChange={(event) => change(part, event.target.value)}
                onFocus={(event) => event.target.select()}
                // Browsers clear the selection after a click on selected text.
                onMouseUp={(event) => {
                  event.preventDefault();
                  event.currentTarget.select();
                }}
                onKeyDown={(event) => step(part, event)}
              />
            </label>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
