import { Plural } from "@lingui/react/macro";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { Picks } from "./usePicks.ts";

export function PickFoot({ picks }: { readonly picks: Picks }) {
  const count = picks.plan?.lines.length ?? 0;
  if (count === 0) return null;
  return (
    <Button kind="primary" wide onPress={picks.go}>
      <Plural value={count} one="Continue with # service" other="Continue with # services" />
    </Button>
  );
}
