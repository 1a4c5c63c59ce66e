import type { FormField } from "../../server/shared/forms/definition.ts";
import type { MergedForm } from "../../server/shared/forms/mergeForms.ts";
import styles from "./FormFields.module.css";
import { FormFieldView } from "./FormFieldView.tsx";
import type { QuestionnaireState } from "./useQuestionnaireState.ts";

interface Props {
  readonly fields: readonly FormField[];
  readonly questionnaire: MergedForm;
  readonly questionnaireState: QuestionnaireState;
}

export function FormFields({ fields, questionnaire, questionnaireState: { getFieldProps } }: Props) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field.key} data-question={field.key}>
          <FormFieldView field={findFirstField(questionnaire, field)} fieldProps={getFieldProps(field)} />
        </div>
      ))}
    </div>
  );
}

/** Returns a field as its first form defines it. Its hints name the limits of that form. */
function findFirstField({ fields, forms }: MergedForm, merged: FormField): FormField {
  const owner = fields.find(({ field }) => field.key === merged.key)?.owners[0];
  const form = forms.find(({ id }) => id === owner?.form);
  return form?.definition.fields.find(({ key }) => key === owner?.key) ?? merged;
}
