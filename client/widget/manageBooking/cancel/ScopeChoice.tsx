import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { RadioCards } from "../../../ui/choices/RadioCards.tsx";
import type { CancelChoice } from "./cancelScopes.ts";

interface Props {
  readonly choices: readonly CancelChoice[];
  readonly isSeries: boolean;
  readonly value: string;
  readonly onChange: (scope: string) => void;
}

export function ScopeChoice({ choices, isSeries, value, onChange }: Props) {
  return (
    <RadioCards
      label={<Trans>What would you like to cancel?</Trans>}
      name="scope"
      value={value}
      onChange={onChange}
      cards={choices.map(({ scope, bookings }) => ({
        value: scope,
        title: getScopeTitle(scope, isSeries),
        aside: <Plural value={bookings.length} one="# appointment" other="# appointments" />,
      }))}
    />
  );
}

function getScopeTitle(scope: string, isSeries: boolean): ReactNode {
  if (scope === "ONE") return <Trans>This appointment only</Trans>;
  if (scope === "REST") return <Trans>This one and all that follow</Trans>;
  return isSeries ? <Trans>The whole series</Trans> : <Trans>All appointments booked together</Trans>;
}
