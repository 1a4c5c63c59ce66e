import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { SurveyScreen_business$key } from "../../__generated__/SurveyScreen_business.graphql.ts";
import type { SurveyScreen_survey$key } from "../../__generated__/SurveyScreen_survey.graphql.ts";
import { FormLayout } from "../../layouts/FormLayout.tsx";
import { EndingView } from "../forms/EndingView.tsx";
import { useFill } from "../forms/useFill.ts";
import { useSending } from "../forms/useSending.ts";
import { LanguageChoice } from "../../shared/LanguageChoice.tsx";
import { OwnWords } from "../layout/OwnWords.tsx";
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
  const asked = useMemo(() => readSurvey(survey), [survey]);
  const fields = useMemo(() => asked.definition.slides.flatMap((slide) => slide.fields), [asked]);
  const filler = useFill({ id, version, start, fields });
  const slides = useSlideHistory(filler, asked.definition.slides[0]?.key);
  const renewed = useRenewedSurvey();
  const renew = () => renewed(id);
  const submit = useSubmitSurvey();
  const sending = useSending({ filler, submit, renew });
  return (
    <WidgetFrame business={business}>
      <FormLayout end={<LanguageChoice />}>
        {sending.ended !== null ? (
          <EndingView ended={sending.ended} />
        ) : (
          <SurveyWalk
            above={<OwnWords>{business.name}</OwnWords>}
            survey={asked}
            timeZone={business.timeZone}
            filler={filler}
            slides={slides}
            sending={sending}
            renew={renew}
          />
        )}
      </FormLayout>
    </WidgetFrame>
  );
}
