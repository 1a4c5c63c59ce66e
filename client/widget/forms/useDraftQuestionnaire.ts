import type { MergedForm } from "../../../server/shared/forms/mergeForms.ts";
import type { RefetchedForm } from "./page/useRenewedForm.ts";
import type { FormDraftState } from "./useFormDraft.ts";
import { type QuestionnaireState, useQuestionnaireState } from "../../forms/useQuestionnaireState.ts";

/** The state of a questionnaire whose answers are the draft of one form or survey. */
export function useDraftQuestionnaire(
  questionnaire: MergedForm,
  { draft, onAnswersChange, onNewStart }: FormDraftState,
  today: string,
  refetch: () => Promise<RefetchedForm | null>,
): QuestionnaireState {
  return useQuestionnaireState({
    questionnaire,
    formAnswers: draft.filled,
    onAnswersChange,
    today,
    getStart: () => draft.start,
    async refetchStart() {
      const refetched = await refetch();
      if (refetched !== null) onNewStart(refetched.start, refetched.version);
      return refetched?.start ?? null;
    },
  });
}
