import { type ReactNode, type Ref, useId } from "react";
import { FormFields } from "../../forms/FormFields.tsx";
import { FormNotes } from "../../forms/FormNotes.tsx";
import type { Questionnaire } from "../../forms/questionnaire.ts";
import type { Filling } from "../../forms/useFilling.ts";
import { OwnWords } from "../../layout/OwnWords.tsx";
import type { VisitForm } from "./useVisitForms.ts";
import styles from "./VisitFormFields.module.css";

interface Props {
  readonly forms: readonly VisitForm[];
  readonly questionnaire: Questionnaire;
  readonly filling: Filling;
  readonly ref: Ref<HTMLDivElement>;
}

/** The forms of an order under their titles. A question of several forms appears in the first. */
export function VisitFormFields({ forms, questionnaire, filling, ref }: Props) {
  const ownerOf = (key: string) =>
    questionnaire.merged.fields.find(({ field }) => field.key === key)?.owners[0]?.form;
  return (
    <div ref={ref} className={styles.forms}>
      {forms.map((form) => {
        const own = filling.shown.filter(({ key }) => ownerOf(key) === form.id);
        return own.length === 0 ? null : (
          <OneForm key={form.id} form={form}>
            <FormFields fields={own} questionnaire={questionnaire} filling={filling} />
          </OneForm>
        );
      })}
      <FormNotes filling={filling} />
    </div>
  );
}

function OneForm({ form, children }: { readonly form: VisitForm; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.form} aria-labelledby={id}>
      <header>
        <h3 id={id} className={styles.title}>
          <OwnWords>{form.title}</OwnWords>
        </h3>
        {form.intro === "" ? null : (
          <p className={styles.intro}>
            <OwnWords>{form.intro}</OwnWords>
          </p>
        )}
      </header>
      {children}
    </section>
  );
}
