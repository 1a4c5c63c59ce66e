import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { FormScreen_business$key } from "../../../__generated__/FormScreen_business.graphql.ts";
import type { FormScreen_form$key } from "../../../__generated__/FormScreen_form.graphql.ts";
import { mergeForms } from "../../../../server/shared/forms/mergeForms.ts";
import { FormLayout } from "../../../layouts/FormLayout.tsx";
import { LanguageChoice } from "../../../shared/LanguageChoice.tsx";
import { BusinessText } from "../../../shared/BusinessText.tsx";
import { ScreenHeading } from "../../layout/ScreenHeading.tsx";
import { WidgetFrame } from "../../layout/WidgetFrame.tsx";
import { EndingView } from "../EndingView.tsx";
import { FormBody } from "../FormBody.tsx";
import styles from "./FormScreen.module.css";
import { readForm } from "../../../forms/questions.ts";
import { useFormDraft } from "../useFormDraft.ts";
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
  const definition = useMemo(() => readForm(form), [form]);
  const questionnaire = useMemo(() => mergeForms([{ id, definition }]), [id, definition]);
  const draftState = useFormDraft({ id, version, start, fields: definition.fields });
  const refetch = useRenewedForm();
  const submit = useSubmitForm();
  const sending = useSending({ draftState, submit, renew: () => refetch(id) });
  return (
    <WidgetFrame business={business}>
      <FormLayout pageFooter={<LanguageChoice />}>
        {sending.result !== null ? (
          <EndingView result={sending.result} />
        ) : (
          <div className={styles.screen}>
            <header>
              <ScreenHeading
                overline={<BusinessText>{business.name}</BusinessText>}
                title={definition.title}
              />
              {definition.intro === "" ? null : (
                <p className={styles.intro}>
                  <BusinessText>{definition.intro}</BusinessText>
                </p>
              )}
            </header>
            <FormBody
              questionnaire={questionnaire}
              timeZone={business.timeZone}
              submitLabel={definition.submitLabel}
              draftState={draftState}
              sending={sending}
              refetch={() => refetch(id)}
            />
          </div>
        )}
      </FormLayout>
    </WidgetFrame>
  );
}
