import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import styles from "./DateField.module.css";
import { classes } from "../classes.ts";
import {
  type DatePart,
  type DateParts,
  isPartComplete,
  joinParts,
  PART_LENGTH,
  getPartName,
  getPartOrder,
  splitParts,
  applyTypedText,
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
  readonly optionalLabel?: ReactNode;
  readonly autoComplete?: "bday";
}

/**
 * A known date, typed part by part in the language's order. Digits never change by themselves, so an impossible date
 * stays visible beside its error.
 */
export function DateField(props: Props) {
  const { label, name, value, onChange, onBlur, hint, error, optionalLabel, autoComplete } = props;
  const locale = useLocaleTag();
  const order = getPartOrder(locale);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const [typedParts, setTypedParts] = useState<DateParts>(() => splitParts(value));
  const parts = joinParts(typedParts) === value ? typedParts : splitParts(value);

  const focusNeighbour = (part: DatePart, step: 1 | -1) => {
    const neighbour = order[order.indexOf(part) + step];
    if (neighbour === undefined) return;
    inputs.current[neighbour]?.focus();
  };
  const changePart = (part: DatePart, text: string) => {
    const next = applyTypedText(parts, part, text, order);
    if (next === parts) return;
    setTypedParts(next);
    onChange(joinParts(next));
    if (text.length > parts[part].length && isPartComplete(part, text)) focusNeighbour(part, 1);
  };
  const step = (part: DatePart, event: KeyboardEvent) => {
    if (event.key !== "Backspace" || parts[part] !== "") return;
    event.preventDefault();
    focusNeighbour(part, -1);
  };
  const onGroupBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    <div onBlur={onGroupBlur}>
      <FieldGroup label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
        <div className={styles.parts}>
          {order.map((part) => (
            <label key={part} className={styles.part} data-part={part}>
              <span className={styles.name}>{getPartName(part, locale)}</span>
              <input
                ref={(input) => void (inputs.current[part] = input)}
                className={classes(field.control, styles.input)}
                name={`${name}.${part}`}
                inputMode="numeric"
                autoComplete={autoComplete === undefined ? "off" : `${autoComplete}-${part}`}
                size={PART_LENGTH[part]}
                value={parts[part]}
                aria-invalid={error ? true : undefined}
                aria-required={optionalLabel == null}
                onChange={(event) => changePart(part, event.target.value)}
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
