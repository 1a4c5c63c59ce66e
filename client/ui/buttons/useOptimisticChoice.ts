import { useState } from "react";

/**
 * Returns the choice to show and a function that shows another one at once, while the rest of the screen renders in a
 * transition. The pressed value is shown until `chosen` changes.
 */
export function useOptimisticChoice<Value>(
  chosen: Value,
): readonly [shown: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ readonly value: Value; readonly replacedValue: Value } | null>(
    null,
  );
  const isOutdated = pressed !== null && pressed.replacedValue !== chosen;
  if (isOutdated) setPressed(null);
  const shown = pressed === null || isOutdated ? chosen : pressed.value;
  return [shown, (value) => setPressed({ value, replacedValue: chosen })];
}
