import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useUndoAbsenceMutation } from "../../__generated__/useUndoAbsenceMutation.graphql.ts";
import { useToast } from "../layout/toasts.tsx";
import { useCommitOnce } from "../requests/commitOnce.ts";

/** Restores everything while no message has left. A failure is shown as a toast. */
export function useUndoAbsence(id: string) {
  const { t } = useLingui();
  const showToast = useToast();
  const [commit, isBusy] = useCommitOnce<useUndoAbsenceMutation>(graphql`
    mutation useUndoAbsenceMutation($input: UndoAbsenceInput!) {
      undoAbsence(input: $input) {
        __typename
        ... on UndoAbsencePayload {
          absence {
            ...DecidedAbsence_absence
          }
        }
        ... on Failure {
          code
        }
      }
    }
  `);

  async function undo(): Promise<void> {
    if (isBusy) return;
    try {
      const { undoAbsence: result } = await commit({ input: { id } });
      if (result?.__typename === "UndoAbsencePayload") return;
      showToast({
        isFailure: true,
        text:
          result?.code === "ABSENCE_IN_EFFECT"
            ? t`Too late: the messages have left.`
            : result?.code === "ABSENCE_CHANGED"
              ? t`Not undone, because the old time is taken in the meantime.`
              : t`That did not work. Please try again.`,
      });
    } catch {
      showToast({ isFailure: true, text: t`That did not work. Please try again.` });
    }
  }
  return [undo, isBusy] as const;
}
