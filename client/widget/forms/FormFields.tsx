import type { FormField } from "../../../server/shared/forms/definition.ts";
import styles from "./FormFields.module.css";
import { FormFieldView } from "./FormFieldView.tsx";
import type { Questionnaire } from "./questionnaire.ts";
import type { QuestionnaireState } from "./useQuestionnaireState.ts";

interface Props {
  readonly fields: readonly FormField[];
  readonly questionnaire: Questionnaire;
  readonly questionnaireState: QuestionnaireState;
}

export function FormFields({ fields, questionnaire, questionnaireState: { getFieldProps } }: Props) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const view = questionnaire.views.get(field.key);
        return view === undefined ? null : (
          <div key={field.key} data-question={field.key}>
            <FormFieldView field={view} fieldProps={getFieldProps(field)} />
          </div>
        );
      })}
    </div>
  );
}
