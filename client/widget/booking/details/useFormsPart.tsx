import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import type { Booking } from "../flow/useBooking.ts";
import type { FilledForms } from "../flow/bookHeld.ts";
import { answersToSend } from "../../forms/drafts.ts";
import { questionnaireOf } from "../../forms/questionnaire.ts";
import { focusField } from "../../forms/focusField.ts";
import { useFilling } from "../../forms/useFilling.ts";
import { useRenewedForm } from "../../forms/page/useRenewedForm.ts";
import type { Start } from "../../forms/upload/useUploads.ts";
import { prefillForm } from "../../forms/prefill/prefillForm.ts";
import { answersSaid } from "../prefill/answersSaid.ts";
import type { FormsPart } from "./DetailsForm.tsx";
import { useVisitForms, type VisitForms } from "./useVisitForms.ts";
import { FormsWait } from "./FormsWait.tsx";

const VisitFormFields = lazy(async () => ({
  default: (await import("./VisitFormFields.tsx")).VisitFormFields,
}));

const nothing: VisitForms["forms"] = [];
const noQuestions = questionnaireOf([]);

/**
 * Returns the services' forms as a part of the details, and the answers to send. The answers are null while forms load.
 */
export function useFormsPart(
  booking: Booking,
  today: string,
): { readonly part: FormsPart | null; readonly filledIn: FilledForms | null } {
  const { flow, fillIn } = booking;
  const ids = flow.hold?.forms;
  const loaded = useVisitForms(ids);
  const isReady = loaded.kind === "ready";
  const forms = isReady ? loaded.asked.forms : nothing;
  const questionnaire = isReady ? loaded.asked.questionnaire : noQuestions;
  const place = useRef<HTMLDivElement>(null);
  const renew = useRenewedForm();
  // Start tokens that were renewed during uploads.
  const [renewed, setRenewed] = useState<ReadonlyMap<string, Start>>(new Map());
  const filling = useFilling({
    questionnaire,
    filled: flow.filled,
    onFilled: fillIn,
    today,
    startOf: (id) => renewed.get(id) ?? forms.find((form) => form.id === id)?.start ?? null,
    async renewStart(id) {
      const start = (await renew(id))?.start ?? null;
      if (start !== null) setRenewed((before) => new Map(before).set(id, start));
      return start;
    },
  });

  const { url } = useRouter();
  const latest = useRef({ flow, fillIn, url });
  useEffect(() => {
    latest.current = { flow, fillIn, url };
  });
  useEffect(() => {
    const { fields } = questionnaire.merged;
    if (fields.length === 0) return;
    const now = latest.current;
    const said = answersSaid(now.url);
    const before = { filled: now.flow.filled, prefilled: now.flow.formPrefilled };
    const after = prefillForm(
      fields.map(({ field }) => field),
      before,
      said,
    );
    now.fillIn(after.filled, after.prefilled);
  }, [questionnaire]);

  const { formIssues, problem } = flow;
  const { refuse } = filling;
  const refuser = useRef(refuse);
  useEffect(() => {
    refuser.current = refuse;
  });
  useEffect(() => {
    if (problem !== null) refuser.current(formIssues);
  }, [problem, formIssues]);

  if (ids === undefined) return { part: null, filledIn: { answers: [], versions: [] } };
  const keys = questionnaire.merged.fields.map(({ field }) => field.key);
  return {
    part: {
      faulty: filling.wrong,
      refused: formIssues.flatMap(({ path }) =>
        keys.filter((key) => key === path[path.indexOf("answers") + 1]),
      ),
      focus: (field) => void focusField(place.current, field),
      markSent: filling.markSent,
      content: isReady ? (
        <Suspense fallback={<FormsWait retry={null} />}>
          <VisitFormFields ref={place} forms={forms} questionnaire={questionnaire} filling={filling} />
        </Suspense>
      ) : (
        <FormsWait retry={loaded.kind === "failed" ? loaded.retry : null} />
      ),
    },
    filledIn: isReady
      ? {
          answers: answersToSend(flow.filled.drafts, questionnaire.merged),
          versions: forms.map(({ id, version }) => ({ form: id, version })),
        }
      : null,
  };
}
