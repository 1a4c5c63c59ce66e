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
  readonly fewest?: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (place: number) => void;
}

type Control = "up" | "down" | "remove";

/**
 * A moved item keeps the focus on the same button or the nearest one. Module state, because a change may replace the
 * page and this component. Only presses set it.
 */
let wanted: { readonly id: string; readonly control: Control } | null = null;

function carryFocus(to: typeof wanted): void {
  wanted = to;
}

function takeFocus(): typeof wanted {
  const taken = wanted;
  wanted = null;
  return taken;
}

export function MovableList({ label, items, fewest = 1, onMove, onRemove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const order = items.map(({ id }) => id).join(" ");
  useEffect(() => {
    const carried = takeFocus();
    if (carried === null) return;
    const { id, control } = carried;
    const item = list.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
    const find = (name: Control) =>
      item?.querySelector<HTMLElement>(`[data-control="${name}"]:not(:disabled)`);
    const other = control === "up" ? "down" : "up";
    (find(control) ?? find(other) ?? find("remove"))?.focus();
  }, [order]);

  function move(place: number, control: "up" | "down") {
    carryFocus({ id: items[place]!.id, control });
    onMove(place, control === "up" ? place - 1 : place + 1);
  }

  function remove(place: number) {
    const next = items[place + 1] ?? items[place - 1];
    const isLeft = next !== undefined && items.length > fewest;
    carryFocus(isLeft ? { id: next.id, control: "remove" } : null);
    onRemove(place);
  }

  return (
    <ol ref={list} aria-label={label} className={styles.list}>
      {items.map(({ id, content, texts }, place) => (
        <li key={id} data-item={id} className={styles.item}>
          <div className={styles.content}>{content}</div>
          <div className={styles.controls}>
            <IconButton
              control="up"
              icon="up"
              label={texts.up}
              isDisabled={place === 0}
              onPress={() => move(place, "up")}
            />
            <IconButton
              control="down"
              icon="down"
              label={texts.down}
              isDisabled={place === items.length - 1}
              onPress={() => move(place, "down")}
            />
            <IconButton control="remove" icon="cross" label={texts.remove} onPress={() => remove(place)} />
          </div>
        </li>
      ))}
    </ol>
  );
}
