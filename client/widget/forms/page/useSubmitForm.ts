import { graphql } from "react-relay";
import type { useSubmitFormMutation } from "../../../__generated__/useSubmitFormMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";
import { usePreviewId } from "../../../shared/usePreviewId.ts";
import { type AnswersInput, type SubmitResponse, toSubmitResponse } from "../sendAnswers.ts";

/** Submits answers. Repeated requests with the same key and input return the first result. */
export function useSubmitForm(): (input: AnswersInput) => Promise<SubmitResponse> {
  const preview = usePreviewId();
  const [commit] = useRepeatableMutation<useSubmitFormMutation>(graphql`
    mutation useSubmitFormMutation($input: SubmitFormInput!) {
      submitForm(input: $input) {
        __typename
        ... on SubmitFormPayload {
          outcome
          ending {
            title
            text
            redirectUrl
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
    const { submitForm } = await commit({ input: { ...input, ...(preview === null ? {} : { preview }) } });
    return toSubmitResponse(submitForm);
  };
}
