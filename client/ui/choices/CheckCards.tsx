import { useId, type ReactNode } from "react";
import styles from "./CheckCards.module.css";
import { FieldGroup } from "../fields/FieldGroup.tsx";
import { Icon } from "../Icon.tsx";

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
  readonly optional?: ReactNode;
}

export function CheckCards({ label, name, cards, values, onChange, hint, error, optional }: Props) {
  const id = useId();
  const turn = (value: string) =>
    onChange(cards.map((card) => card.value).filter((one) => values.includes(one) !== (one === value)));
  return (
    <FieldGroup label={label} hint={hint} error={error} optional={optional}>
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
              onChange={() => turn(card.value)}
            />
            <span className={styles.title}>{card.title}</span>
            <span className={styles.box}>
              <Icon name="check" size={18} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
