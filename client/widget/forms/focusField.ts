const controls = 'input:not([type="hidden"]), select, textarea, [role="spinbutton"]';

/** Focuses the invalid control of a question, otherwise its first. Returns false if the question is absent. */
export function focusField(within: HTMLElement | null, field: string): boolean {
  const place = within?.querySelector(`[data-question="${CSS.escape(field)}"]`);
  const invalid = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const wrong = invalid?.matches(controls) ? invalid : invalid?.querySelector<HTMLElement>(controls);
  const control = wrong ?? place?.querySelector<HTMLElement>(controls);
  control?.focus();
  return control != null;
}
