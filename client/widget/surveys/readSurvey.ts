import { graphql, readInlineData } from "react-relay";
import type { Jump, SurveyDefinition } from "../../../server/shared/surveys/definition.ts";
import type {
  readSurvey_survey$data,
  readSurvey_survey$key,
} from "../../__generated__/readSurvey_survey.graphql.ts";
import { NO_ENDING } from "../../forms/questions.ts";
import { readCondition } from "../../forms/readCondition.ts";
import { readField } from "../../forms/readField.ts";

/** Reads a survey. Endings and scores stay on the server, so they are empty here. */
export function readSurvey(survey: readSurvey_survey$key): SurveyDefinition {
  const { title, intro, slides, disqualifies } = readInlineData(
    graphql`
      fragment readSurvey_survey on Survey @inline {
        title
        intro
        disqualifies
        slides {
          key
          title
          text
          next
          fields {
            ...readField_field
          }
          jumps {
            match
            conditions {
              ...readCondition_condition
            }
            to {
              slide
              ending
            }
          }
        }
      }
    `,
    survey,
  );
  return {
    title,
    intro: intro ?? "",
    slides: slides.map(({ key, title: heading, text, fields, next, jumps }) => ({
      key,
      title: heading ?? "",
      text: text ?? "",
      fields: fields.flatMap((field) => readField(field) ?? []),
      jumps: jumps.flatMap(readJump),
      next: next ?? null,
    })),
    disqualifies: disqualifies === "AT_END" ? "AT_END" : "AT_ONCE",
    thanks: NO_ENDING,
    disqualified: NO_ENDING,
    bands: [],
  };
}

/** A jump to an unknown target is left to the server. */
function readJump({
  match,
  conditions,
  to,
}: readSurvey_survey$data["slides"][number]["jumps"][number]): Jump[] {
  const target = readTarget(to);
  if (target === null) return [];
  return [{ match: match === "ANY" ? "ANY" : "ALL", conditions: conditions.map(readCondition), to: target }];
}

function readTarget({
  slide,
  ending,
}: {
  readonly slide: string | null | undefined;
  readonly ending: string | null | undefined;
}): Jump["to"] | null {
  if (slide != null) return { kind: "SLIDE", slide };
  if (ending === "THANKS") return { kind: "END" };
  return ending === "DISQUALIFIED" ? { kind: "DISQUALIFY" } : null;
}
