import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRenewedFormQuery } from "../../../__generated__/useRenewedFormQuery.graphql.ts";
import type { Start } from "../../../forms/upload/useUploads.ts";

export interface RefetchedForm {
  readonly version: number;
  readonly start: Start;
}

export function useRenewedForm(): (id: string) => Promise<RefetchedForm | null> {
  const environment = useRelayEnvironment();
  return async (id) => {
    const data = await fetchQuery<useRenewedFormQuery>(
      environment,
      graphql`
        query useRenewedFormQuery($id: ID!) {
          business {
            form(id: $id) {
              version
              start {
                token
                uploadUrl
              }
              ...questions_form
            }
          }
        }
      `,
      { id },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return data?.business?.form ?? null;
  };
}
