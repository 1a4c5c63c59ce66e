import { useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useViewActionsCreateMutation } from "../../../__generated__/useViewActionsCreateMutation.graphql.ts";
import type { useViewActionsDeleteMutation } from "../../../__generated__/useViewActionsDeleteMutation.graphql.ts";
import type { useViewActionsUpdateMutation } from "../../../__generated__/useViewActionsUpdateMutation.graphql.ts";
import { commitOnce } from "../../requests/commitOnce.ts";
import { type ActionFailure, errorToActionFailure, toActionFailure } from "../actions/actionFailure.ts";

export interface ViewDraft {
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

/** `id` is that of the view, which a deleted view keeps. */
type ViewOutcome =
  | { readonly id: string; readonly failure: null }
  | { readonly id: null; readonly failure: ActionFailure };

export interface ViewActions {
  /** Resolves with null while another change is sent. */
  readonly create: (draft: ViewDraft) => Promise<ViewOutcome | null>;
  readonly update: (id: string, changes: Partial<ViewDraft>) => Promise<ViewOutcome | null>;
  readonly remove: (id: string) => Promise<ViewOutcome | null>;
  readonly isBusy: boolean;
}

/** Saves, changes and deletes views, one change at a time. The list of views follows. */
export function useViewActions(): ViewActions {
  const environment = useRelayEnvironment();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function send(request: () => Promise<ViewOutcome>): Promise<ViewOutcome | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    try {
      return await request();
    } catch (error) {
      return { id: null, failure: errorToActionFailure(error) };
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    isBusy,
    create: (draft) =>
      send(async () => {
        const { createSavedView: result } = await commitOnce<useViewActionsCreateMutation>(
          environment,
          graphql`
            mutation useViewActionsCreateMutation($input: CreateSavedViewInput!) {
              createSavedView(input: $input) {
                __typename
                ... on CreateSavedViewPayload {
                  savedView {
                    id
                    name
                    query
                    isShared
                    isOwn
                    maker
                  }
                }
                ... on Failure {
                  code
                }
                ... on InvalidInput {
                  issues {
                    code
                    path
                  }
                }
              }
            }
          `,
          { input: draft },
          { updater: (store) => addView(store) },
        );
        return toOutcome(result, result?.savedView?.id);
      }),
    update: (id, changes) =>
      send(async () => {
        const { updateSavedView: result } = await commitOnce<useViewActionsUpdateMutation>(
          environment,
          graphql`
            mutation useViewActionsUpdateMutation($input: UpdateSavedViewInput!) {
              updateSavedView(input: $input) {
                __typename
                ... on UpdateSavedViewPayload {
                  savedView {
                    id
                    name
                    query
                    isShared
                    isOwn
                    maker
                  }
                }
                ... on Failure {
                  code
                }
                ... on InvalidInput {
                  issues {
                    code
                    path
                  }
                }
              }
            }
          `,
          { input: { id, ...changes } },
        );
        return toOutcome(result, result?.savedView?.id);
      }),
    remove: (id) =>
      send(async () => {
        const { deleteSavedView: result } = await commitOnce<useViewActionsDeleteMutation>(
          environment,
          graphql`
            mutation useViewActionsDeleteMutation($input: DeleteSavedViewInput!) {
              deleteSavedView(input: $input) {
                __typename
                ... on DeleteSavedViewPayload {
                  deletedId
                }
                ... on Failure {
                  code
                }
                ... on InvalidInput {
                  issues {
                    code
                    path
                  }
                }
              }
            }
          `,
          { input: { id } },
          { updater: (store) => removeView(store) },
        );
        return toOutcome(result, result?.deletedId);
      }),
  };
}

function toOutcome(
  result: Parameters<typeof toActionFailure>[0] | null | undefined,
  id: string | undefined,
): ViewOutcome {
  const failure = result == null ? { code: "UNKNOWN" } : toActionFailure(result);
  if (failure === null && id !== undefined) return { id, failure };
  return { id: null, failure: failure ?? { code: "UNKNOWN" } };
}

const FIELD = "savedViews";

/** The server lists views by name, so a new one is sorted in. */
function addView(store: RecordSourceSelectorProxy) {
  const view = store.getRootField("createSavedView")?.getLinkedRecord("savedView");
  const business = store.getRoot().getLinkedRecord("business");
  if (!view || !business) return;
  const getName = (one: typeof view) => String(one.getValue("name"));
  const views = [...(business.getLinkedRecords(FIELD) ?? []), view].filter((one) => one != null);
  business.setLinkedRecords(
    views.toSorted((a, b) => (getName(a) < getName(b) ? -1 : 1)),
    FIELD,
  );
}

function removeView(store: RecordSourceSelectorProxy) {
  const deletedId = store.getRootField("deleteSavedView")?.getValue("deletedId");
  const business = store.getRoot().getLinkedRecord("business");
  if (deletedId == null || !business) return;
  const views = (business.getLinkedRecords(FIELD) ?? []).filter(
    (one) => one != null && one.getDataID() !== deletedId,
  );
  business.setLinkedRecords(views, FIELD);
}
