import { useEffect, useRef, type ReactNode } from "react";
import { IconButton } from "./buttons/IconButton.tsx";
import styles from "./MovableList.module.css";

export interface MovableItem {
  readonly id: string;
  readonly content: ReactNode;
  /** Accessible names that include the item, because each item has the same buttons. */
  readonly texts: { readonly up: string; readonly down: string; readonly remove: string };
}

interface Props {
  readonly label: string;
  readonly items: readonly MovableItem[];
  readonly minItems?: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

type Control = "up" | "down" | "remove";

/**
 * A moved item keeps the focus on the same button or the nearest one. Module state, because a change may replace the
 * page and this component. Only presses set it.
 */
let pendingFocus: { readonly id: string; readonly control: Control } | null = null;

function setPendingFocus(to: typeof pendingFocus): void {
  pendingFocus = to;
}

function takePendingFocus(): typeof pendingFocus {
  const pending = pendingFocus;
  pendingFocus = null;
  return pending;
}

export function MovableList({ label, items, minItems = 1, onMove, onRemove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const order = items.map(({ id }) => id).join(" ");
  useEffect(() => {
    const focusTarget = takePendingFocus();
    if (focusTarget === null) return;
    const { id, control } = focusTarget;
    const item = list.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
    const find = (name: Control) =>
      item?.querySelector<HTMLElement>(`[data-control="${name}"]:not(:disabled)`);
    const other = control === "up" ? "down" : "up";
    (find(control) ?? find(other) ?? find("remove"))?.focus();
  }, [order]);

  function move(index: number, control: "up" | "down") {
    setPendingFocus({ id: items[index]!.id, control });
    onMove(index, control === "up" ? index - 1 : index + 1);
  }

  function remove(index: number) {
    const neighbour = items[index + 1] ?? items[index - 1];
    const hasRemaining = neighbour !== undefined && items.length > minItems;
    setPendingFocus(hasRemaining ? { id: neighbour.id, control: "remove" } : null);
    onRemove(index);
  }

  return (
    <ol ref={list} aria-label={label} className={styles.list}>
      {items.map(({ id, content, texts }, index) => (
        <li key={id} data-item={id} className={styles.item}>
          <div className={styles.content}>{content}</div>
          <div className={styles.controls}>
            <IconButton
              controlName="up"
              icon="up"
              label={texts.up}
              isDisabled={index === 0}
              onPress={() => move(index, "up")}
            />
            <IconButton
              controlName="down"
              icon="down"
              label={texts.down}
              isDisabled={index === items.length - 1}
              onPress={() => move(index, "down")}
            />
            <IconButton
              controlName="remove"
              icon="cross"
              label={texts.remove}
              onPress={() => remove(index)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
