import { useId, type ReactNode } from "react";
import { classes } from "../classes.ts";
import { FieldGroup } from "../fields/FieldGroup.tsx";
import { Icon } from "../Icon.tsx";
import styles from "./Cards.module.css";

export interface CheckCard {
  readonly value: string;
  readonly title: ReactNode;
}

interface Props {
  readonly label: ReactNode;
  readonly name: string;
  readonly cards: readonly CheckCard[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optionalLabel?: ReactNode;
}

export function CheckCards({ label, name, cards, values, onChange, hint, error, optionalLabel }: Props) {
  const id = useId();
  const toggle = (value: string) =>
    onChange(
      cards
        .map((card) => card.value)
        .filter((cardValue) => values.includes(cardValue) !== (cardValue === value)),
    );
  return (
    <FieldGroup label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <div className={styles.cards}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="checkbox"
              className={styles.input}
              name={`${name}-${id}`}
              value={card.value}
              checked={values.includes(card.value)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(card.value)}
            />
            <span className={classes(styles.title, styles.wide)}>{card.title}</span>
            <span className={classes(styles.mark, styles.square)}>
              <Icon name="check" size={18} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
