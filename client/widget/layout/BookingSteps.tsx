import { useLingui } from "@lingui/react/macro";
import { Link } from "../../router/Link.tsx";
import { type Step, Steps } from "../../ui/feedback/Steps.tsx";

/** The steps of a booking in their order. The last exists if something is paid when booking. */
const stepNames = ["service", "time", "details", "payment"] as const;

/** One step of a booking. */
export type StepName = (typeof stepNames)[number];

/** Address of a past step. */
export interface StepLink {
  readonly href: string;
  /** Whether the address replaces the entry of the browser's history. */
  readonly replace?: boolean;
}

interface Props {
  readonly step: StepName;
  /** Whether something is paid when booking. */
  readonly isPaid?: boolean;
  /** Past steps that the visitor can return to. Their addresses keep what was chosen. */
  readonly back?: Partial<Record<StepName, StepLink>>;
  /** While something is sent, past steps keep their place and cannot be pressed. */
  readonly isBusy?: boolean;
}

/** The named steps of a booking, with links to the past ones. */
export function BookingSteps({ step, isPaid = false, back = {}, isBusy = false }: Props) {
  const { t } = useLingui();
  const names = [t`Service`, t`Time`, t`Your information`, ...(isPaid ? [t`Payment`] : [])];
  const steps = names.map((name, index): Step => {
    const to = back[stepNames[index]!];
    if (to === undefined) return { name };
    const link: Step["link"] = (props) =>
      isBusy ? <a {...props} role="link" aria-disabled /> : <Link {...to} {...props} />;
    return { name, link };
  });
  const current = stepNames.indexOf(step);
  const [number, total] = [current + 1, steps.length];
  return (
    <Steps label={t`Your booking`} steps={steps} current={current} position={t`${number} of ${total}`} />
  );
}
