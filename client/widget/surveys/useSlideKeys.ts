import { type RefObject, useEffect } from "react";
import type { FormField } from "../../../server/shared/forms/definition.ts";
import type { DraftContent } from "../../forms/drafts.ts";
import type { QuestionnaireState } from "../../forms/useQuestionnaireState.ts";

/**
 * Keyboard control of a slide with one question: 1 to 9 choose an option unless the visitor is typing. With several
 * questions, Enter does not submit.
 */
export function useSlideKeys(
  formRef: RefObject<HTMLFormElement | null>,
  { shown, getFieldProps }: QuestionnaireState,
): void {
  useEffect(() => {
    const slide = formRef.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const isInput = target.matches('input:not([type="file"])');
      if (event.key === "Enter" && isInput && shown.length > 1) return event.preventDefault();
      const [field, ...others] = shown;
      const isTyping = target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])');
      const hasNoModifier = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (field === undefined || others.length > 0 || isTyping || !hasNoModifier) return;
      const fieldProps = getFieldProps(field);
      const content = /^[1-9]$/.test(event.key)
        ? toggleOption(Number(event.key), field, fieldProps.draft?.options)
        : null;
      if (content === null) return;
      event.preventDefault();
      fieldProps.setAnswer(content);
    };
    slide?.addEventListener("keydown", handleKeyDown);
    return () => slide?.removeEventListener("keydown", handleKeyDown);
  }, [formRef, shown, getFieldProps]);
}

function toggleOption(
  optionNumber: number,
  field: FormField,
  chosenOptions: readonly string[] | null = [],
): DraftContent | null {
  if (field.kind !== "SINGLE_CHOICE" && field.kind !== "MULTIPLE_CHOICE") return null;
  const option = field.options[optionNumber - 1];
  if (option === undefined) return null;
  if (field.kind === "SINGLE_CHOICE") return { text: option.key };
  const keys = field.options.map(({ key }) => key);
  return { options: keys.filter((key) => (chosenOptions ?? []).includes(key) !== (key === option.key)) };
}
