/** A visitor's act before the page ran, as `earlyScript` recorded it. */
interface EarlyAct {
  readonly element: HTMLElement;
  readonly kind: "press" | "choice" | "text";
}

/** Acts in their order, each with the value that the visitor gave. */
export type EarlyActs = readonly (EarlyAct & { readonly value: string; readonly isChecked: boolean })[];

/** An act waits this long for its control to be ready. */
const patienceMilliseconds = 10_000;
const pollMilliseconds = 50;

/** Ends the recording and returns what was recorded. Call it before React takes the page over, which resets the controls. */
export function takeEarlyActs(): EarlyActs {
  const early = (globalThis as { daybookEarly?: () => readonly EarlyAct[] }).daybookEarly;
  return (early?.() ?? []).map((act) => {
    const { element } = act;
    const isInput = element instanceof HTMLInputElement;
    const hasValue =
      isInput || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
    return { ...act, value: hasValue ? element.value : "", isChecked: isInput && element.checked };
  });
}

/** Carries out what the visitor did before the page ran, in its order. An act whose control is gone is left out. */
export async function replay(acts: EarlyActs): Promise<void> {
  for (const act of acts) {
    // Each act sees what the one before has changed.
    // oxlint-disable-next-line no-await-in-loop
    if (await isReady(act.element)) carryOut(act);
  }
}

function carryOut({ element, kind, value, isChecked }: EarlyActs[number]): void {
  if (kind === "press") return element.click();
  if (kind === "choice") {
    const box = element as HTMLInputElement;
    // React hears of a click only if it changes what React knows.
    box.checked = !isChecked;
    return box.click();
  }
  const field = element as HTMLInputElement;
  const prototype = Object.getPrototypeOf(field) as object;
  // React's own setter remembers the value; the prototype's leaves a difference that React notices.
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Waits until a control can be used. False if it is gone, or not ready in time. */
async function isReady(element: HTMLElement): Promise<boolean> {
  for (let waited = 0; waited <= patienceMilliseconds; waited += pollMilliseconds) {
    if (waited > 0) {
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    }
    if (!element.isConnected) return false;
    if (!element.matches(":disabled, [aria-disabled=true]")) return true;
  }
  return false;
}
