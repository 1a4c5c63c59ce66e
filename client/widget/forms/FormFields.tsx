import type { FormField } from "../../../server/shared/forms/definition.ts";
import styles from "./FormFields.module.css";
import { FormFieldView } from "./FormFieldView.tsx";
import type { Questionnaire } from "./questionnaire.ts";
import type { Filling } from "./useFilling.ts";

interface Props {
  readonly fields: readonly FormField[];
  readonly questionnaire: Questionnaire;
  readonly filling: Filling;
}

export function FormFields({ fields, questionnaire, filling: { partOf } }: Props) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const view = questionnaire.views.get(field.key);
        return view === undefined ? null : (
          <div key={field.key} data-question={field.key}>
            <FormFieldView field={view} part={partOf(field)} />
          </div>
        );
      })}
    </div>
  );
}
