import { useLingui } from "@lingui/react/macro";
import type { BoardView } from "./rules/boardAddress.ts";

type Labels = Readonly<Record<BoardView, string>>;

/** Names of the steps to the next and the previous day, week or month. */
export function useStepLabels(): { readonly previousLabels: Labels; readonly nextLabels: Labels } {
  const { t } = useLingui();
  return {
    previousLabels: { day: t`Previous day`, week: t`Previous week`, month: t`Previous month` },
    nextLabels: { day: t`Next day`, week: t`Next week`, month: t`Next month` },
  };
}
