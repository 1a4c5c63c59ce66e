import { useLingui } from "@lingui/react/macro";

/** The steps of a booking, in their order; the last where something is paid when booking. */
export const stepNames = ["service", "time", "details", "payment"] as const;

/** One step of a booking. */
export type StepName = (typeof stepNames)[number];

/** The names of the steps and of the way, in the page's language. `isPaid`: something is paid when booking. */
export function useStepWords(isPaid = false): { readonly label: string; readonly steps: readonly string[] } {
  const { t } = useLingui();
  const steps = [t`Service`, t`Time`, t`Your information`];
  return { label: t`Your booking`, steps: isPaid ? [...steps, t`Payment`] : steps };
}
