/** Longer than a dialog takes to close. */
const FOCUS_MS = 300;

/**
 * Returns the focus to an entry that is a new element after a change, unless the focus has moved on. A closing dialog
 * cannot return the focus to it.
 */
export function focusEntry(key: string): void {
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`)?.focus();
  }, FOCUS_MS);
}
