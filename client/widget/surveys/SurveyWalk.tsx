import { type ReactNode, useMemo } from "react";
import type { SurveyDefinition } from "../../../server/shared/surveys/definition.ts";
import { useToday } from "../../time/useToday.ts";
import type { FormDraftState } from "../forms/useFormDraft.ts";
import type { RefetchedForm } from "../forms/page/useRenewedForm.ts";
import type { Sending } from "../forms/useSending.ts";
import { getValidAnswers, getSurveyPosition } from "./surveyPosition.ts";
import { SurveySlide } from "./SurveySlide.tsx";
import type { SlideHistory } from "./useSlideHistory.ts";

export interface SurveyWalkProps {
  readonly businessName: ReactNode;
  readonly definition: SurveyDefinition;
  readonly timeZone: string;
  readonly draftState: FormDraftState;
  readonly slides: SlideHistory;
  readonly sending: Sending;
  readonly refetch: () => Promise<RefetchedForm | null>;
}

export function SurveyWalk(props: SurveyWalkProps) {
  const { definition, timeZone, draftState } = props;
  const today = useToday(timeZone) ?? "9999-12-31";
  const { filled, slide } = draftState.draft;
  const position = useMemo(
    () => getSurveyPosition(definition, slide, getValidAnswers(definition, filled.drafts, today)),
    [definition, slide, filled.drafts, today],
  );
  return position === null ? null : <SurveySlide {...props} today={today} position={position} />;
}
