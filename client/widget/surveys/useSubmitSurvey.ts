import { graphql } from "react-relay";
import type { useSubmitSurveyMutation } from "../../__generated__/useSubmitSurveyMutation.graphql.ts";
import { useRepeatableMutation } from "../../relay/commitRepeatable.ts";
import { usePreviewId } from "../../shared/usePreviewId.ts";
import { type AnswersInput, type SubmitResponse, toSubmitResponse } from "../forms/sendAnswers.ts";

/** Submits answers. Repeated requests with the same start create one response. */
export function useSubmitSurvey(): (input: AnswersInput) => Promise<SubmitResponse> {
  const preview = usePreviewId();
  const [commit] = useRepeatableMutation<useSubmitSurveyMutation>(graphql`
    mutation useSubmitSurveyMutation($input: SubmitSurveyInput!) {
      submitSurvey(input: $input) {
        __typename
        ... on SubmitSurveyPayload {
          outcome
          ending {
            title
            text
            redirectUrl
          }
          band {
            title
            text
          }
        }
        ... on Failure {
          code
        }
        ... on InvalidInput {
          issues {
            path
            code
          }
        }
        ... on ProofRequired {
          challenge
          bits
        }
      }
    }
  `);
  return async (input) => {
    const { submitSurvey } = await commit({ input: { ...input, ...(preview === null ? {} : { preview }) } });
    return toSubmitResponse(submitSurvey);
  };
}
