import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRenewedFormQuery } from "../../../__generated__/useRenewedFormQuery.graphql.ts";
import type { Start } from "../upload/useUploads.ts";

/** A form that was opened anew. */
export interface Renewed {
  readonly version: number;
  readonly start: Start;
}

/** Opens a form anew, by its id; what it asks now is in the store then. Null: it is asked no more. */
export function useRenewedForm(): (id: string) => Promise<Renewed | null> {
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
