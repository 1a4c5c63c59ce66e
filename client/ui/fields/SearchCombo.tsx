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
  readonly searchText: string;
  readonly onSearch: (text: string) => void;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onCancel: () => void;
  readonly loadingText: ReactNode;
  readonly emptyText: ReactNode;
  readonly autoFocus?: boolean;
}

/**
 * Editable combobox of the ARIA Authoring Practices. The caller filters the options. The list is part of the page below
 * the field, so no iframe cuts it off. react-aria's hides the page from screen readers but leaves it in the tab order.
 */
export function SearchCombo(props: Props) {
  const { label, options, searchText, onSearch, chosen, onChoose, onCancel, loadingText, emptyText } = props;
  const id = useId();
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no effect cleanup.
    void containerRef.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [activeIndex, setActiveIndex] = useState(0);
  const count = options?.length ?? 0;
  const currentIndex = count === 0 ? null : Math.min(activeIndex, count - 1);
  const optionId = (index: number) => `${id}-${index}`;

  function moveTo(index: number) {
    setActiveIndex(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return onCancel();
    if (currentIndex === null) return;
    if (event.key === "ArrowDown") moveTo((currentIndex + 1) % count);
    else if (event.key === "ArrowUp") moveTo((currentIndex + count - 1) % count);
    else if (event.key === "Enter") onChoose(options?.[currentIndex]?.id ?? "");
    else return;
    event.preventDefault();
  }

  return (
    <div ref={containerRef} className={field.field}>
      <label id={`${id}-label`} className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        role="combobox"
        className={classes(field.control, styles.input)}
        value={searchText}
        onChange={(event) => {
          setActiveIndex(0);
          onSearch(event.target.value);
        }}
        onKeyDown={onKeyDown}
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={currentIndex === null ? undefined : optionId(currentIndex)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // The visitor opened it to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={props.autoFocus}
      />
      <div className={styles.surface}>
        {/* A live region must exist before its text. */}
        <p role="status" className={count === 0 ? styles.empty : undefined}>
          {count > 0 ? null : options === null ? loadingText : emptyText}
        </p>
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-labelledby={`${id}-label`}
          className={styles.list}
          hidden={count === 0}
        >
          {options?.map((option, index) => (
            // The field handles the keys and keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={option.id === chosen}
              className={styles.option}
              data-active={index === currentIndex || undefined}
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
