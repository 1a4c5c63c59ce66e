import { type ReactNode, type Ref, useId } from "react";
import type { MergedForm } from "../../../../server/shared/forms/mergeForms.ts";
import { FormFields } from "../../../forms/FormFields.tsx";
import { FormNotes } from "../../../forms/FormNotes.tsx";
import type { QuestionnaireState } from "../../../forms/useQuestionnaireState.ts";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import type { OrderForm } from "./useVisitForms.ts";
import styles from "./OrderFormFields.module.css";

interface Props {
  readonly forms: readonly OrderForm[];
  readonly questionnaire: MergedForm;
  readonly questionnaireState: QuestionnaireState;
  readonly ref: Ref<HTMLDivElement>;
}

/** The forms of an order under their titles. A question of several forms appears in the first. */
export function OrderFormFields({ forms, questionnaire, questionnaireState, ref }: Props) {
  const findFormId = (key: string) =>
    questionnaire.fields.find(({ field }) => field.key === key)?.owners[0]?.form;
  return (
    <div ref={ref} className={styles.forms}>
      {forms.map((form) => {
        const ownFields = questionnaireState.shown.filter(({ key }) => findFormId(key) === form.id);
        return ownFields.length === 0 ? null : (
          <FormSection key={form.id} form={form}>
            <FormFields
              fields={ownFields}
              questionnaire={questionnaire}
              questionnaireState={questionnaireState}
            />
          </FormSection>
        );
      })}
      <FormNotes questionnaireState={questionnaireState} />
    </div>
  );
}

function FormSection({ form, children }: { readonly form: OrderForm; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.form} aria-labelledby={id}>
      <header>
        <h3 id={id} className={styles.title}>
          <BusinessText>{form.title}</BusinessText>
        </h3>
        {form.intro === "" ? null : (
          <p className={styles.intro}>
            <BusinessText>{form.intro}</BusinessText>
          </p>
        )}
      </header>
      {children}
    </section>
  );
}
