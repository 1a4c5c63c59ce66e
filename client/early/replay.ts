interface EarlyAction {
  readonly element: HTMLElement;
  readonly kind: "press" | "choice" | "text";
}

export type EarlyActions = readonly (EarlyAction & { readonly value: string; readonly isChecked: boolean })[];

const timeoutMilliseconds = 10_000;
const pollMilliseconds = 50;

/** Stops the recording and returns the actions. Call it before hydration, which resets the controls. */
export function takeEarlyActions(): EarlyActions {
  const early = (globalThis as { daybookEarly?: () => readonly EarlyAction[] }).daybookEarly;
  return (early?.() ?? []).map((action) => {
    const { element } = action;
    const isInput = element instanceof HTMLInputElement;
    const hasValue =
      isInput || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
    return { ...action, value: hasValue ? element.value : "", isChecked: isInput && element.checked };
  });
}

export async function replayActions(actions: EarlyActions): Promise<void> {
  for (const action of actions) {
    // Each event must see the changes of the one before.
    // oxlint-disable-next-line no-await-in-loop
    if (await isReady(action.element)) replayAction(action);
  }
}

function replayAction({ element, kind, value, isChecked }: EarlyActions[number]): void {
  if (kind === "press") return element.click();
  if (kind === "choice") {
    const box = element as HTMLInputElement;
    // React ignores a click that does not change its state.
    box.checked = !isChecked;
    return box.click();
  }
  const field = element as HTMLInputElement;
  const prototype = Object.getPrototypeOf(field) as object;
  // The prototype's setter bypasses React's, so that React detects the difference.
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

async function isReady(element: HTMLElement): Promise<boolean> {
  for (let waited = 0; waited <= timeoutMilliseconds; waited += pollMilliseconds) {
    if (waited > 0) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    }
    if (!element.isConnected) return false;
    if (!element.matches(":disabled, [aria-disabled=true]")) return true;
  }
  return false;
}
