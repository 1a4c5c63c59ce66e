const CONTROL_SELECTOR = 'input:not([type="hidden"]), select, textarea, [role="spinbutton"]';

/** Focuses the invalid control of a question, otherwise its first. Returns false if the question is absent. */
export function focusField(container: HTMLElement | null, field: string): boolean {
  const question = container?.querySelector(`[data-question="${CSS.escape(field)}"]`);
  const invalid = question?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const invalidControl = invalid?.matches(CONTROL_SELECTOR)
    ? invalid
    : invalid?.querySelector<HTMLElement>(CONTROL_SELECTOR);
  const control = invalidControl ?? question?.querySelector<HTMLElement>(CONTROL_SELECTOR);
  control?.focus();
  return control != null;
}
