import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useViewerQuery, useViewerQuery$data } from "../__generated__/useViewerQuery.graphql.ts";

export type AccountViewer = NonNullable<useViewerQuery$data["viewer"]>;

export type ViewerState =
  | { readonly kind: "asking" }
  | { readonly kind: "failed" }
  | { readonly kind: "known"; readonly viewer: AccountViewer | null };

/** Loads the viewer after hydration. The returned function loads it again. */
export function useViewer(): [ViewerState, ask: () => Promise<void>] {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<ViewerState>({ kind: "asking" });
  useEffect(() => {
    let isMounted = true;
    const loadViewer = async () => {
      const loadedState = await fetchViewer(environment);
      if (isMounted) setState(loadedState);
    };
    void loadViewer();
    return () => {
      isMounted = false;
    };
  }, [environment]);
  return [state, async () => setState(await fetchViewer(environment))];
}

async function fetchViewer(environment: IEnvironment): Promise<ViewerState> {
  try {
    const data = await fetchQuery<useViewerQuery>(
      environment,
      graphql`
        query useViewerQuery {
          viewer {
            name
            role
            permissions {
              permission
            }
            mustSetUpSecondFactor
            codesEnabledAt
            recoveryCodesLeft
            passkeys {
              id
              name
              lastUsedAt
            }
            sessions {
              id
              agent
              network
              lastUsedAt
              isCurrent
            }
          }
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise();
    return { kind: "known", viewer: data?.viewer ?? null };
  } catch {
    return { kind: "failed" };
  }
}
