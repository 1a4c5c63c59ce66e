import { type ReactNode, useMemo } from "react";
import { useToday } from "../../time/useToday.ts";
import type { Filler } from "../forms/useFill.ts";
import type { Renewed } from "../forms/page/useRenewedForm.ts";
import type { Sending } from "../forms/useSending.ts";
import type { AskedSurvey } from "./readSurvey.ts";
import { answersTo, standingAt } from "./surveyPosition.ts";
import { SurveySlide } from "./SurveySlide.tsx";
import type { SlideHistory } from "./useSlideHistory.ts";

export interface SurveyWalkProps {
  readonly above: ReactNode;
  readonly survey: AskedSurvey;
  readonly timeZone: string;
  readonly filler: Filler;
  readonly slides: SlideHistory;
  readonly sending: Sending;
  readonly renew: () => Promise<Renewed | null>;
}

export function SurveyWalk(props: SurveyWalkProps) {
  const { survey, timeZone, filler } = props;
  const today = useToday(timeZone) ?? "9999-12-31";
  const { filled, slide } = filler.fill;
  const standing = useMemo(
    () => standingAt(survey.definition, slide, answersTo(survey.definition, filled.drafts, today)),
    [survey, slide, filled.drafts, today],
  );
  return standing === null ? null : <SurveySlide {...props} today={today} standing={standing} />;
}
