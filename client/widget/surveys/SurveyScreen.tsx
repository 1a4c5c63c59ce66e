import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { SurveyScreen_business$key } from "../../__generated__/SurveyScreen_business.graphql.ts";
import type { SurveyScreen_survey$key } from "../../__generated__/SurveyScreen_survey.graphql.ts";
import { FormLayout } from "../../layouts/FormLayout.tsx";
import { EndingView } from "../forms/EndingView.tsx";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { useSending } from "../forms/useSending.ts";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { BusinessText } from "../../shared/BusinessText.tsx";
import { WidgetFrame } from "../layout/WidgetFrame.tsx";
import { readSurvey } from "./readSurvey.ts";
import { SurveyWalk } from "./SurveyWalk.tsx";
import { useRenewedSurvey } from "./useRenewedSurvey.ts";
import { useSlideHistory } from "./useSlideHistory.ts";
import { useSubmitSurvey } from "./useSubmitSurvey.ts";

interface Props {
  readonly business: SurveyScreen_business$key;
  readonly survey: SurveyScreen_survey$key;
}

export function SurveyScreen(props: Props) {
  const business = useFragment(
    graphql`
      fragment SurveyScreen_business on Business {
        name
        timeZone
        ...WidgetFrame_business
      }
    `,
    props.business,
  );
  const survey = useFragment(
    graphql`
      fragment SurveyScreen_survey on Survey {
        id
        version
        start {
          token
          uploadUrl
        }
        ...readSurvey_survey
      }
    `,
    props.survey,
  );
  const { id, version, start } = survey;
  const definition = useMemo(() => readSurvey(survey), [survey]);
  const fields = useMemo(() => definition.slides.flatMap((slide) => slide.fields), [definition]);
  const draftState = useFormDraft({ id, version, start, fields });
  const slides = useSlideHistory(draftState, definition.slides[0]?.key);
  const refetchSurvey = useRenewedSurvey();
  const refetch = () => refetchSurvey(id);
  const submit = useSubmitSurvey();
  const sending = useSending({ draftState, submit, renew: refetch });
  return (
    <WidgetFrame business={business}>
      <FormLayout pageFooter={<LanguageChoice />}>
        {sending.result !== null ? (
          <EndingView result={sending.result} />
        ) : (
          <SurveyWalk
            businessName={<BusinessText>{business.name}</BusinessText>}
            definition={definition}
            timeZone={business.timeZone}
            draftState={draftState}
            slides={slides}
            sending={sending}
            refetch={refetch}
          />
        )}
      </FormLayout>
    </WidgetFrame>
  );
}
