import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { classes } from "../classes.ts";
import field from "./Field.module.css";
import styles from "./SearchCombo.module.css";

export interface SearchOption {
  readonly id: string;
  readonly text: string;
  readonly aside?: string;
}

interface Props {
  readonly label: ReactNode;
  readonly options: readonly SearchOption[] | null;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onLeave: () => void;
  readonly lookingText: ReactNode;
  readonly emptyText: ReactNode;
  readonly autoFocus?: boolean;
}

/**
 * Editable combobox of the ARIA Authoring Practices. The caller filters the options. The list is part of the page below
 * the field, so no iframe cuts it off. react-aria's hides the page from screen readers but leaves it in the tab order.
 */
export function SearchCombo(props: Props) {
  const { label, options, search, onSearch, chosen, onChoose, onLeave, lookingText, emptyText } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no effect cleanup.
    void place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [active, setActive] = useState(0);
  const count = options?.length ?? 0;
  const current = count === 0 ? null : Math.min(active, count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  function moveTo(index: number) {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return onLeave();
    if (current === null) return;
    if (event.key === "ArrowDown") moveTo((current + 1) % count);
    else if (event.key === "ArrowUp") moveTo((current + count - 1) % count);
    else if (event.key === "Enter") onChoose(options?.[current]?.id ?? "");
    else return;
    event.preventDefault();
  }

  return (
    <div ref={place} className={field.field}>
      <label id={`${id}-label`} className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        role="combobox"
        className={classes(field.control, styles.input)}
        value={search}
        onChange={(event) => {
          setActive(0);
          onSearch(event.target.value);
        }}
        onKeyDown={onKeyDown}
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current === null ? undefined : optionId(current)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // It was opened to be typed in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={props.autoFocus}
      />
      <div className={styles.surface}>
        {/* A live region must exist before its text. */}
        <p role="status" className={count === 0 ? styles.empty : undefined}>
          {count > 0 ? null : options === null ? lookingText : emptyText}
        </p>
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-labelledby={`${id}-label`}
          className={styles.list}
          hidden={count === 0}
        >
          {options?.map((option, index) => (
            // The keys are the field's: the focus stays there.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={option.id === chosen}
              className={styles.option}
              data-active={index === current || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option.id)}
            >
              <span className={styles.text}>{option.text}</span>
              {option.aside === undefined ? null : <span className={styles.aside}>{option.aside}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
