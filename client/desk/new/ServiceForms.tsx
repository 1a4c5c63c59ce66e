import { type Ref, useImperativeHandle, useMemo, useState } from "react";
import { fetchQuery, graphql, readInlineData, useFragment, useRelayEnvironment } from "react-relay";
import { type MergedForm, mergeForms } from "../../../server/shared/forms/mergeForms.ts";
import type { ServiceForms_form$key } from "../../__generated__/ServiceForms_form.graphql.ts";
import type { ServiceForms_service$key } from "../../__generated__/ServiceForms_service.graphql.ts";
import type { ServiceFormsStartQuery } from "../../__generated__/ServiceFormsStartQuery.graphql.ts";
import { answersToSend } from "../../forms/answersToSend.ts";
import type { FormAnswers } from "../../forms/drafts.ts";
import { FormFields } from "../../forms/FormFields.tsx";
import { FormNotes } from "../../forms/FormNotes.tsx";
import { readForm } from "../../forms/questions.ts";
import type { Start } from "../../forms/upload/useUploads.ts";
import { useQuestionnaireState } from "../../forms/useQuestionnaireState.ts";
import { useToday } from "../../time/useToday.ts";
import { useDesk } from "../layout/DeskContext.ts";
import type { BookedAnswers, FormsHandle } from "./formsHandle.ts";
import styles from "./NewBooking.module.css";

interface Props {
  readonly service: ServiceForms_service$key;
  readonly answers: FormAnswers;
  readonly onChange: (answers: FormAnswers) => void;
  readonly ref: Ref<FormsHandle>;
}

/** The forms of a service with their rules, as visitors see them. */
export function ServiceForms({ service, answers, onChange, ref }: Props) {
  const { timeZone } = useDesk();
  const environment = useRelayEnvironment();
  const data = useFragment(
    graphql`
      fragment ServiceForms_service on Service {
        forms {
          ...ServiceForms_form
        }
      }
    `,
    service,
  );
  const forms = useMemo(() => data.forms.map(readServiceForm), [data]);
  const questionnaire = useMemo(() => mergeForms(forms), [forms]);
  const [renewed, setRenewed] = useState<ReadonlyMap<string, Start>>(new Map());
  const state = useQuestionnaireState({
    questionnaire,
    formAnswers: answers,
    onAnswersChange: onChange,
    today: useToday(timeZone) ?? "9999-12-31",
    getStart: (id) => renewed.get(id) ?? forms.find((form) => form.id === id)?.start ?? null,
    async refetchStart(id) {
      const { business } =
        (await fetchQuery<ServiceFormsStartQuery>(
          environment,
          graphql`
            query ServiceFormsStartQuery($id: ID!) {
              business {
                form(id: $id) {
                  start {
                    token
                    uploadUrl
                  }
                }
              }
            }
          `,
          { id },
          { fetchPolicy: "network-only" },
        ).toPromise()) ?? {};
      const start = business?.form?.start ?? null;
      if (start !== null) setRenewed((before) => new Map(before).set(id, start));
      return start;
    },
  });
  useImperativeHandle(ref, () => ({
    validate() {
      state.showAllIssues();
      return state.invalidKeys.length === 0;
    },
    getAnswers: (): BookedAnswers => ({
      answers: answersToSend(answers.drafts, questionnaire),
      forms: forms.map(({ id, version }) => ({ form: id, version })),
    }),
    showIssues: state.showServerIssues,
  }));

  return (
    <>
      {forms.map(({ id, definition }) => {
        const shown = state.shown.filter(({ key }) => findOwner(questionnaire, key) === id);
        return shown.length === 0 ? null : (
          <fieldset key={id} className={styles.form}>
            <legend className={styles.heading}>{definition.title}</legend>
            <FormFields fields={shown} questionnaire={questionnaire} questionnaireState={state} />
          </fieldset>
        );
      })}
      <FormNotes questionnaireState={state} />
    </>
  );
}

/** A question of several forms appears in the first. */
function findOwner({ fields }: MergedForm, key: string): string | undefined {
  return fields.find(({ field }) => field.key === key)?.owners[0]?.form;
}

function readServiceForm(form: ServiceForms_form$key) {
  const parsed = readInlineData(
    graphql`
      fragment ServiceForms_form on Form @inline {
        id
        version
        start {
          token
          uploadUrl
        }
        ...questions_form
      }
    `,
    form,
  );
  const { id, version, start } = parsed;
  return { id, version, start, definition: readForm(parsed) };
}
