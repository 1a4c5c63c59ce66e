import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { getLocalStorage } from "../../shared/webStorage.ts";
import { useStableCallback } from "../../shared/useStableCallback.ts";

/** A single key. Users can turn them off (WCAG 2.2, 2.1.4). */
export interface Shortcut {
  /** `KeyboardEvent.key`, in lower case. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

interface Shortcuts {
  readonly areOn: boolean;
  readonly turn: (areOn: boolean) => void;
  readonly register: (list: readonly Shortcut[]) => () => void;
  readonly list: () => readonly Shortcut[];
}

const ShortcutsContext = createContext<Shortcuts>({
  areOn: true,
  turn: () => {},
  register: () => () => {},
  list: () => [],
});

const STORAGE_KEY = "daybook.desk.shortcuts";

export function ShortcutsProvider({ children }: { readonly children: ReactNode }) {
  const [areOn, setOn] = useState(() => getLocalStorage()?.getItem(STORAGE_KEY) !== "off");
  const [lists] = useState(() => new Set<readonly Shortcut[]>());

  // A passive effect may run after the first paint, and a key pressed in between would be lost.
  useLayoutEffect(() => {
    if (!areOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      // The screen registers after the frame, so its meaning of a key comes first.
      const found = [...lists]
        .toReversed()
        .flat()
        .find(({ key }) => key === event.key.toLowerCase());
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [areOn, lists]);

  const value = useMemo<Shortcuts>(
    () => ({
      areOn,
      turn(next) {
        setOn(next);
        if (next) getLocalStorage()?.removeItem(STORAGE_KEY);
        else getLocalStorage()?.setItem(STORAGE_KEY, "off");
      },
      register(list) {
        lists.add(list);
        return () => lists.delete(list);
      },
      list: () => [...lists].flat(),
    }),
    [areOn, lists],
  );
  return <ShortcutsContext value={value}>{children}</ShortcutsContext>;
}

export function useShortcutSettings(): Pick<Shortcuts, "areOn" | "turn" | "list"> {
  return use(ShortcutsContext);
}

/** Registers the keys of a screen while it is shown. They are listed under `?`. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const { register } = use(ShortcutsContext);
  const run = useStableCallback((key: string) => list.find((one) => one.key === key)?.run());
  const names = JSON.stringify(list.map(({ key, label }) => [key, label]));
  useLayoutEffect(
    () =>
      register(
        (JSON.parse(names) as [string, string][]).map(([key, label]) => ({
          key,
          label,
          run: () => run(key),
        })),
      ),
    [register, names, run],
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type))
  );
}
