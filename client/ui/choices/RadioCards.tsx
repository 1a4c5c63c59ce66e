import { useId, useRef, type ReactNode } from "react";
import { classes } from "../classes.ts";
import { ErrorText } from "../fields/ErrorText.tsx";
import field from "../fields/Field.module.css";
import { Icon } from "../Icon.tsx";
import styles from "./Cards.module.css";

export interface RadioCard {
  readonly value: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly aside?: ReactNode;
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean;
}

interface Props {
  readonly label: ReactNode;
  readonly hidesLabel?: boolean;
  readonly name: string;
  readonly cards: readonly RadioCard[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly optionalLabel?: ReactNode;
  readonly clearLabel?: ReactNode;
  readonly onClear?: () => void;
}

export function RadioCards(props: Props) {
  const { label, hidesLabel, name, cards, value, onChange, hint, error, isRequired } = props;
  const { optionalLabel, clearLabel, onClear } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset
      ref={group}
      className={field.field}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
      aria-describedby={error || hint ? `${id}-notes` : undefined}
    >
      <legend className={classes(styles.legend, hidesLabel && styles.hidden)}>
        {optionalLabel == null ? (
          label
        ) : (
          <span className={field.label}>
            <span>{label}</span>
            <span className={field.optional}>{optionalLabel}</span>
          </span>
        )}
      </legend>
      <div className={styles.cards}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              className={styles.input}
              name={`${name}-${id}`}
              value={card.value}
              checked={card.value === value}
              onChange={() => onChange(card.value)}
              disabled={card.isDisabled}
            />
            {card.picture == null ? null : <span className={styles.picture}>{card.picture}</span>}
            <span className={styles.words}>
              <span className={styles.main}>
                <span className={styles.title}>{card.title}</span>
                {card.text == null ? null : <span className={styles.text}>{card.text}</span>}
              </span>
              {card.aside == null ? null : <span className={styles.aside}>{card.aside}</span>}
            </span>
            <span className={classes(styles.mark, styles.round)}>
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
      <div className={field.notes} id={`${id}-notes`}>
        {error ? <ErrorText>{error}</ErrorText> : hint ? <span className={field.hint}>{hint}</span> : null}
      </div>
      {onClear === undefined ? null : (
        <button
          type="button"
          className={styles.clear}
          style={value === null ? { visibility: "hidden" } : undefined}
          onClick={() => {
            onClear();
            // The button disappears, so the focus moves to the group.
            group.current?.querySelector("input")?.focus();
          }}
        >
          {clearLabel}
        </button>
      )}
    </fieldset>
  );
}
