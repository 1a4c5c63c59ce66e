import { useLingui } from "@lingui/react/macro";
import { chooseClock } from "../../../time/clockChoice.ts";
import { Button } from "../../../ui/buttons/Button.tsx";

/** Switches between 12-hour and 24-hour times. `h` is the symbol of the hour in every language. */
export function ClockSwitch({ isTwelveHour }: { readonly isTwelveHour: boolean }) {
  const { t } = useLingui();
  const clock = isTwelveHour ? "24 h" : "12 h";
  return (
    <Button
      kind="quiet"
      aria-label={t`Show times in ${clock} format`}
      onPress={() => chooseClock(isTwelveHour ? "H24" : "H12")}
    >
      {clock.replace(" ", "\u00a0")}
    </Button>
  );
}
