import { useLingui } from "@lingui/react/macro";

/** The steps of a booking, in their order. */
export const stepNames = ["service", "time", "details"] as const;

/** One step of a booking. */
export type StepName = (typeof stepNames)[number];

/** The names of the steps and of the way, in the page's language. */
export function useStepWords(): { readonly label: string; readonly steps: readonly string[] } {
  const { t } = useLingui();
  return { label: t`Your booking`, steps: [t`Service`, t`Time`, t`Your information`] };
}
