import { Plural } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { ServiceSelection } from "./useServiceSelection.ts";

export function SelectionFoot({ selection }: { readonly selection: ServiceSelection }) {
  const count = selection.plan?.lines.length ?? 0;
  if (count === 0) return null;
  return (
    <Button kind="primary" isWide onPress={selection.openCalendar}>
      <Plural value={count} one="Continue with # service" other="Continue with # services" />
    </Button>
  );
}
