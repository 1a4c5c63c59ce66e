import { useState } from "react";

/**
 * Returns the choice to show and a function that shows another one at once, while the rest of the screen renders in a
 * transition. The pressed value is shown until `chosen` changes.
 */
export function usePressed<Value>(chosen: Value): readonly [shown: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ readonly value: Value; readonly over: Value } | null>(null);
  const isOver = pressed !== null && pressed.over !== chosen;
  if (isOver) setPressed(null);
  const shown = pressed === null || isOver ? chosen : pressed.value;
  return [shown, (value) => setPressed({ value, over: chosen })];
}
