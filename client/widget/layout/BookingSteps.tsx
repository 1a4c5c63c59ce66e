import { useLingui } from "@lingui/react/macro";
import { Link } from "../../router/Link.tsx";
import { type Step, Steps } from "../../ui/feedback/Steps.tsx";

const stepNames = ["service", "time", "details", "payment"] as const;

export type StepName = (typeof stepNames)[number];

export interface StepLink {
  readonly href: string;
  readonly replace?: boolean;
}

interface Props {
  readonly step: StepName;
  /** Whether something is due at booking. */
  readonly isPaid?: boolean;
  /** Past steps to which the visitor can return. Their addresses keep the choices. */
  readonly pastSteps?: Partial<Record<StepName, StepLink>>;
  readonly isBusy?: boolean;
}

export function BookingSteps({ step, isPaid = false, pastSteps = {}, isBusy = false }: Props) {
  const { t } = useLingui();
  const names = [t`Service`, t`Time`, t`Your information`, ...(isPaid ? [t`Payment`] : [])];
  const steps = names.map((name, index): Step => {
    const target = pastSteps[stepNames[index]!];
    if (target === undefined) return { name };
    const link: Step["renderLink"] = (props) =>
      isBusy ? <a {...props} role="link" aria-disabled /> : <Link {...target} {...props} />;
    return { name, renderLink: link };
  });
  const current = stepNames.indexOf(step);
  const [number, total] = [current + 1, steps.length];
  return (
    <Steps
      label={t`Your booking`}
      steps={steps}
      currentIndex={current}
      positionText={t`${number} of ${total}`}
    />
  );
}
