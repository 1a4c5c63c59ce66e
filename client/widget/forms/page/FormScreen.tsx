import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { FormScreen_business$key } from "../../../__generated__/FormScreen_business.graphql.ts";
import type { FormScreen_form$key } from "../../../__generated__/FormScreen_form.graphql.ts";
import { FormLayout } from "../../../layouts/FormLayout.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { OwnWords } from "../../layout/OwnWords.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { EndingView } from "../EndingView.tsx";
import { FormBody } from "../FormBody.tsx";
import styles from "./FormScreen.module.css";
import { questionnaireOf } from "../questionnaire.ts";
import { readForm } from "../questions.ts";
import { useFill } from "../useFill.ts";
import { useRenewedForm } from "./useRenewedForm.ts";
import { useSending } from "../useSending.ts";
import { useSubmitForm } from "./useSubmitForm.ts";

interface Props {
  readonly business: FormScreen_business$key;
  readonly form: FormScreen_form$key;
}

export function FormScreen(props: Props) {
  const business = useFragment(
    graphql`
      fragment FormScreen_business on Business {
        name
        timeZone
        ...WidgetFrame_business
      }
    `,
    props.business,
  );
  const form = useFragment(
    graphql`
      fragment FormScreen_form on Form {
        id
        version
        start {
          token
          uploadUrl
        }
        ...questions_form
      }
    `,
    props.form,
  );
  const { id, version, start } = form;
  const { questions, definition } = useMemo(() => readForm(form), [form]);
  const questionnaire = useMemo(
    () => questionnaireOf([{ id, questions, definition }]),
    [id, questions, definition],
  );
  const filler = useFill({ id, version, start, fields: definition.fields });
  const renew = useRenewedForm();
  const submit = useSubmitForm();
  const sending = useSending({ filler, submit, renew: () => renew(id) });
  return (
    <WidgetFrame business={business}>
      <FormLayout end={<LanguageChoice />}>
        {sending.ended !== null ? (
          <EndingView ended={sending.ended} />
        ) : (
          <div className={styles.screen}>
            <header>
              <ScreenHeading above={<OwnWords>{business.name}</OwnWords>} title={definition.title} />
              {definition.intro === "" ? null : (
                <p className={styles.intro}>
                  <OwnWords>{definition.intro}</OwnWords>
                </p>
              )}
            </header>
            <FormBody
              questionnaire={questionnaire}
              timeZone={business.timeZone}
              submitLabel={definition.submitLabel}
              filler={filler}
              sending={sending}
              renew={() => renew(id)}
            />
          </div>
        )}
      </FormLayout>
    </WidgetFrame>
  );
}
