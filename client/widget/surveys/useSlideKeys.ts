import { type RefObject, useEffect } from "react";
import type { FormField } from "../../../server/shared/forms/definition.ts";
import type { DraftContent } from "../forms/drafts.ts";
import type { Filling } from "../forms/useFilling.ts";

/**
 * Keyboard control of a slide with one question: 1 to 9 choose an option unless the visitor is typing. With several
 * questions, Enter does not submit.
 */
export function useSlideKeys(form: RefObject<HTMLFormElement | null>, { shown, partOf }: Filling): void {
  useEffect(() => {
    const slide = form.current;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const isInput = target.matches('input:not([type="file"])');
      if (event.key === "Enter" && isInput && shown.length > 1) return event.preventDefault();
      const [field, ...others] = shown;
      const isTyping = target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])');
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (field === undefined || others.length > 0 || isTyping || !isPlain) return;
      const part = partOf(field);
      const content = /^[1-9]$/.test(event.key)
        ? chosenBy(Number(event.key), field, part.draft?.options)
        : null;
      if (content === null) return;
      event.preventDefault();
      part.answer(content);
    };
    slide?.addEventListener("keydown", press);
    return () => slide?.removeEventListener("keydown", press);
  }, [form, shown, partOf]);
}

function chosenBy(
  place: number,
  field: FormField,
  before: readonly string[] | null = [],
): DraftContent | null {
  if (field.kind !== "SINGLE_CHOICE" && field.kind !== "MULTIPLE_CHOICE") return null;
  const option = field.options[place - 1];
  if (option === undefined) return null;
  if (field.kind === "SINGLE_CHOICE") return { text: option.key };
  const keys = field.options.map(({ key }) => key);
  return { options: keys.filter((key) => (before ?? []).includes(key) !== (key === option.key)) };
}
