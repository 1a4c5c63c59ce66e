import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import styles from "./SlotList.module.css";
import { useOptimisticChoice } from "../buttons/useOptimisticChoice.ts";

export interface SlotOption {
  readonly id: string;
  /** Formatted time, distinct within the list. */
  readonly text: string;
  readonly dateTime: string;
  readonly aside?: string;
}

export interface SlotGroup {
  readonly id: string;
  readonly title: string;
  readonly slots: readonly SlotOption[];
}

const MAX_WITHOUT_ANCHORS = 10;

/**
 * Longest text with which four times fit in a row of a phone, at normal ("12:30 PM") and tight spacing ("12:30 p. m.").
 */
const SHORT_TIME = 8;
const TIGHT_TIME = 11;

interface Props {
  readonly label: ReactNode;
  readonly groups: readonly SlotGroup[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Present when more can be loaded. The first new slot gets the focus. */
  readonly loadMore?: {
    readonly text: string;
    readonly busyText: string;
    readonly isBusy: boolean;
    readonly onPress: () => void;
  };
}

/** The times of a day as one radio group. Choosing one reserves nothing. */
export function SlotList({ label, groups, onChoose, loadMore, ...props }: Props) {
  const id = useId();
  const [chosen, showChosen] = useOptimisticChoice(props.chosen);
  const list = useRef<HTMLDivElement>(null);
  const slotCount = groups.reduce((sum, group) => sum + group.slots.length, 0);
  const focusFromIndex = useRef<number | null>(null);
  useEffect(() => {
    if (focusFromIndex.current === null || slotCount <= focusFromIndex.current) return;
    list.current?.querySelectorAll("input")[focusFromIndex.current]?.focus();
    focusFromIndex.current = null;
  }, [slotCount]);
  const focusedSlot = useRef<{ readonly id: string; readonly index: number } | null>(null);
  useLayoutEffect(() => {
    // A reload may remove the focused slot. The slot at its index gets the focus then.
    const last = focusedSlot.current;
    const inputs = [...(list.current?.querySelectorAll("input") ?? [])];
    if (last === null || document.activeElement !== document.body) return;
    if (inputs.every(({ value }) => value !== last.id))
      inputs[Math.min(last.index, inputs.length - 1)]?.focus();
  }, [groups]);
  const groupsWithSlots = groups.filter((group) => group.slots.length > 0);
  return (
    <div
      ref={list}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={styles.list}
      onFocus={({ target }) => {
        const inputs = [...(list.current?.querySelectorAll("input") ?? [])];
        const index = inputs.indexOf(target as HTMLInputElement);
        focusedSlot.current = index === -1 ? null : { id: inputs[index]!.value, index };
      }}
      // Not called when the focused element is removed.
      onBlur={() => {
        focusedSlot.current = null;
      }}
    >
      <div className={styles.head}>
        <h3 id={`${id}-label`} className={styles.label}>
          {label}
        </h3>
        {groupsWithSlots.length < 2 || slotCount <= MAX_WITHOUT_ANCHORS ? null : (
          <div className={styles.anchors}>
            {groupsWithSlots.map((group) => (
              <button
                key={group.id}
                type="button"
                className={styles.anchor}
                onClick={() => scrollToGroup(document.getElementById(`${id}-${group.id}`))}
              >
                {group.title}
              </button>
            ))}
          </div>
        )}
      </div>
      {groupsWithSlots.map((group) => (
        <div key={group.id} role="group" className={styles.part} aria-labelledby={`${id}-${group.id}`}>
          <h4 id={`${id}-${group.id}`} className={styles.title}>
            {group.title}
          </h4>
          <div className={styles.slots}>
            {group.slots.map((slot) => (
              <label
                key={slot.id}
                className={styles.slot}
                data-length={
                  slot.text.length > TIGHT_TIME ? "long" : slot.text.length > SHORT_TIME ? "tight" : undefined
                }
              >
                <input
                  type="radio"
                  className={styles.input}
                  name={id}
                  value={slot.id}
                  checked={slot.id === chosen}
                  onChange={() => {
                    showChosen(slot.id);
                    onChoose(slot.id);
                  }}
                />
                <time dateTime={slot.dateTime}>{slot.text}</time>
                {slot.aside === undefined ? null : <span className={styles.aside}>{slot.aside}</span>}
              </label>
            ))}
          </div>
        </div>
      ))}
      {loadMore === undefined ? null : (
        <div className={styles.more}>
          <Button
            kind="quiet"
            isWide
            isBusy={loadMore.isBusy}
            busyText={loadMore.busyText}
            onPress={() => {
              focusFromIndex.current = slotCount;
              loadMore.onPress();
            }}
          >
            {loadMore.text}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Scrolls the list, but not the page, to a part of the day and focuses its first slot. */
function scrollToGroup(title: HTMLElement | null): void {
  const part = title?.parentElement;
  const first = part?.querySelector("input");
  if (!part || !first) return;
  first.focus({ preventScroll: true });
  const head = part.parentElement?.firstElementChild;
  const scroller = part.closest("[data-scrolls]");
  if (!head || !scroller) return;
  const offset = part.getBoundingClientRect().top - head.getBoundingClientRect().bottom;
  scroller.scrollTo({ top: scroller.scrollTop + offset });
}
