import type { AnswerDraft } from "../../server/shared/forms/definition.ts";
import { isDraftValid } from "../../server/shared/forms/draftShape.ts";
import type { MergedForm } from "../../server/shared/forms/mergeForms.ts";
import { type Drafts, isBlank } from "./drafts.ts";

/** Apart from `drafts.ts`, because the calendar loads that file and not the rules of fields. */
export function answersToSend(
  drafts: Drafts,
  { fields }: Pick<MergedForm, "fields">,
): readonly AnswerDraft[] {
  return fields.flatMap(({ field }) => {
    const draft = drafts.get(field.key);
    return draft === undefined || isBlank(draft) || !isDraftValid(field.kind, draft) ? [] : [toInput(draft)];
  });
}

/** An empty text is no country code. */
function toInput(draft: AnswerDraft): AnswerDraft {
  return draft.address?.country === "" ? { ...draft, address: { ...draft.address, country: null } } : draft;
}
