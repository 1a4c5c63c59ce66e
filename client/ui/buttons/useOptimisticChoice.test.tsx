import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useOptimisticChoice } from "./useOptimisticChoice.ts";

function setUp() {
  const probe: { press?: (value: string | null) => void } = {};
  function Probe({ chosen }: { readonly chosen: string | null }) {
    const [shown, press] = useOptimisticChoice(chosen);
    return <button ref={() => void (probe.press = press)}>{shown ?? "none"}</button>;
  }
  const { rerender } = render(<Probe chosen={null} />);
  return {
    press: (value: string | null) => act(() => probe.press?.(value)),
    choose: (chosen: string | null) => rerender(<Probe chosen={chosen} />),
    shown: () => screen.getByRole("button").textContent,
  };
}

test("shows the pressed value until the choice changes", () => {
  const { press, choose, shown } = setUp();
  press("nine");
  expect(shown()).toBe("nine");
  choose(null);
  expect(shown()).toBe("nine");
});

test("shows the last of several presses", () => {
  const { press, shown } = setUp();
  press("nine");
  press("ten");
  expect(shown()).toBe("ten");
});

test("shows the new choice when it differs from the press", () => {
  const { press, choose, shown } = setUp();
  press("nine");
  choose("ten");
  expect(shown()).toBe("ten");
});

test("shows no choice after the choice has been cleared", () => {
  const { press, choose, shown } = setUp();
  press("nine");
  choose("nine");
  choose(null);
  expect(shown()).toBe("none");
});
