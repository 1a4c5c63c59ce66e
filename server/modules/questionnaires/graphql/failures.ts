import { createFailure } from "../../../platform/graphql/types/failures.ts";

export const FormNotFoundRef = createFailure(
  "FormNotFound",
  "FORM_NOT_FOUND",
  "The form does not exist or is not published.",
);
export const SurveyNotFoundRef = createFailure(
  "SurveyNotFound",
  "SURVEY_NOT_FOUND",
  "The survey does not exist or is not published.",
);
export const StartExpiredRef = createFailure(
  "StartExpired",
  "START_EXPIRED",
  "The form or survey was opened more than a day ago. Open it again.",
);
export const DisqualifiedRef = createFailure(
  "Disqualified",
  "DISQUALIFIED",
  "A rule of a form excludes these answers from booking. The business wrote the message. The hold stays.",
);
