const CONTROL = "input, select, textarea, [tabindex]";

/** Focuses the first invalid field. A group of choices is focused at its first choice. */
export function focusInvalid(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid], [data-missing]");
  const control = invalid?.matches(CONTROL) ? invalid : invalid?.querySelector<HTMLElement>(CONTROL);
  control?.focus();
}
