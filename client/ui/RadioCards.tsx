import { useId, type ReactNode } from "react";
import { classes } from "./classes.ts";
import { ErrorText } from "./ErrorText.tsx";
import field from "./Field.module.css";
import { Icon } from "./Icon.tsx";
import styles from "./RadioCards.module.css";

/** One card to choose. */
export interface RadioCard {
  readonly value: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A length or a price, at the end of the line. */
  readonly aside?: ReactNode;
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean;
}

interface Props {
  readonly label: ReactNode;
  /** Keeps the label for listeners only, where a heading already says it. */
  readonly hidesLabel?: boolean;
  readonly name: string;
  readonly cards: readonly RadioCard[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
}

/** A choice of one from a few, each with room for a picture and a line of text. */
export function RadioCards({ label, hidesLabel, name, cards, value, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset
      className={field.field}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={classes(styles.legend, hidesLabel && styles.hidden)}>{label}</legend>
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
            <span className={styles.mark}>
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
      <div className={field.notes}>{error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}</div>
    </fieldset>
  );
}
