import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { mergeForms } from "../../../../server/shared/forms/mergeForms.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import type { BookingController } from "../flow/useBooking.ts";
import type { FilledForms } from "../flow/bookHeld.ts";
import { answersToSend } from "../../../forms/answersToSend.ts";
import { focusField } from "../../../forms/focusField.ts";
import { useQuestionnaireState } from "../../../forms/useQuestionnaireState.ts";
import { useRenewedForm } from "../../forms/page/useRenewedForm.ts";
import type { Start } from "../../../forms/upload/useUploads.ts";
import { prefillForm } from "../../forms/prefill/prefillForm.ts";
import { getFormParams } from "../prefill/getFormParams.ts";
import type { FormsSection } from "./DetailsForm.tsx";
import { useVisitForms, type OrderForms } from "./useVisitForms.ts";
import { FormsLoading } from "./FormsLoading.tsx";

const VisitFormFields = lazy(async () => ({
  default: (await import("./OrderFormFields.tsx")).OrderFormFields,
}));

const NO_FORMS: OrderForms["forms"] = [];
const EMPTY_QUESTIONNAIRE = mergeForms([]);

/**
 * Returns the services' forms as a part of the details, and the answers to send. The answers are null while forms load.
 */
export function useFormsSection(
  booking: BookingController,
  today: string,
): { readonly section: FormsSection | null; readonly answersToBook: FilledForms | null } {
  const { flow, fillForms } = booking;
  const ids = flow.hold?.forms;
  const loaded = useVisitForms(ids);
  const isReady = loaded.kind === "ready";
  const forms = isReady ? loaded.orderForms.forms : NO_FORMS;
  const questionnaire = isReady ? loaded.orderForms.questionnaire : EMPTY_QUESTIONNAIRE;
  const containerRef = useRef<HTMLDivElement>(null);
  const refetchForm = useRenewedForm();
  // Start tokens that were renewed during uploads.
  const [renewedStarts, setRenewedStarts] = useState<ReadonlyMap<string, Start>>(new Map());
  const questionnaireState = useQuestionnaireState({
    questionnaire,
    formAnswers: flow.filled,
    onAnswersChange: fillForms,
    today,
    getStart: (id) => renewedStarts.get(id) ?? forms.find((form) => form.id === id)?.start ?? null,
    async refetchStart(id) {
      const start = (await refetchForm(id))?.start ?? null;
      if (start !== null) setRenewedStarts((before) => new Map(before).set(id, start));
      return start;
    },
  });

  const { url } = useRouter();
  const latestRef = useRef({ flow, fillIn: fillForms, url });
  useEffect(() => {
    latestRef.current = { flow, fillIn: fillForms, url };
  });
  useEffect(() => {
    const { fields } = questionnaire;
    if (fields.length === 0) return;
    const latestState = latestRef.current;
    const addressAnswers = getFormParams(latestState.url);
    const before = { filled: latestState.flow.filled, prefilled: latestState.flow.formPrefilled };
    const after = prefillForm(
      fields.map(({ field }) => field),
      before,
      addressAnswers,
    );
    latestState.fillIn(after.filled, after.prefilled);
  }, [questionnaire]);

  const { formIssues, failure } = flow;
  const { showServerIssues: showIssues } = questionnaireState;
  const showIssuesRef = useRef(showIssues);
  useEffect(() => {
    showIssuesRef.current = showIssues;
  });
  useEffect(() => {
    if (failure !== null) showIssuesRef.current(formIssues);
  }, [failure, formIssues]);

  if (ids === undefined) return { section: null, answersToBook: { answers: [], versions: [] } };
  const keys = questionnaire.fields.map(({ field }) => field.key);
  return {
    section: {
      invalidFields: questionnaireState.invalidKeys,
      rejectedFields: formIssues.flatMap(({ path }) =>
        keys.filter((key) => key === path[path.indexOf("answers") + 1]),
      ),
      focus: (field) => void focusField(containerRef.current, field),
      showAllIssues: questionnaireState.showAllIssues,
      content: isReady ? (
        <Suspense fallback={<FormsLoading onRetry={null} />}>
          <VisitFormFields
            ref={containerRef}
            forms={forms}
            questionnaire={questionnaire}
            questionnaireState={questionnaireState}
          />
        </Suspense>
      ) : (
        <FormsLoading onRetry={loaded.kind === "failed" ? loaded.retry : null} />
      ),
    },
    answersToBook: isReady
      ? {
          answers: answersToSend(flow.filled.drafts, questionnaire),
          versions: forms.map(({ id, version }) => ({ form: id, version })),
        }
      : null,
  };
}
