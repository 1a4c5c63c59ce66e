import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useWhyNotOfferedQuery } from "../../../__generated__/useWhyNotOfferedQuery.graphql.ts";
import { toInstantText, type EpochMinute } from "../rules/units.ts";

export type Explanation =
  | { readonly kind: "idle" | "loading" | "failed" | "offered" }
  /** `reason` is an `UnavailableReason`. */
  | { readonly kind: "refused"; readonly reason: string };

/** Loads the reason why visitors cannot book a start. */
export function useWhyNotOffered(): [
  Explanation,
  explain: (service: string, at: EpochMinute, staff: string | null) => Promise<void>,
] {
  const environment = useRelayEnvironment();
  const [explanation, setExplanation] = useState<Explanation>({ kind: "idle" });
  return [
    explanation,
    async (service, at, staff) => {
      setExplanation({ kind: "loading" });
      try {
        const data = await fetchQuery<useWhyNotOfferedQuery>(
          environment,
          graphql`
            query useWhyNotOfferedQuery($service: ID!, $at: DateTime!, $staff: ID) {
              business {
                service(id: $service) {
                  whyNotOffered(at: $at, staff: $staff) {
                    isOffered
                    reason {
                      code
                    }
                  }
                }
              }
            }
          `,
          { service, at: toInstantText(at), staff },
          { fetchPolicy: "network-only" },
        ).toPromise();
        const result = data?.business?.service?.whyNotOffered;
        if (result == null) return setExplanation({ kind: "failed" });
        setExplanation(
          result.isOffered
            ? { kind: "offered" }
            : { kind: "refused", reason: result.reason?.code ?? "UNKNOWN" },
        );
      } catch {
        setExplanation({ kind: "failed" });
      }
    },
  ];
}
