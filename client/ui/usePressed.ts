import { useState } from "react";

/**
 * A choice, and how to show another one at once: a press is painted before the rest of the screen has been rendered for it. What was
 * pressed is shown until the choice changes.
 */
export function usePressed<Value>(chosen: Value): readonly [shown: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ readonly value: Value; readonly over: Value } | null>(null);
  const isOver = pressed !== null && pressed.over !== chosen;
  if (isOver) setPressed(null);
  const shown = pressed === null || isOver ? chosen : pressed.value;
  return [shown, (value) => setPressed({ value, over: chosen })];
}
