import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePressed } from "./usePressed.ts";

function setUp() {
  const probe: { press?: (value: string | null) => void } = {};
  function Probe({ chosen }: { readonly chosen: string | null }) {
    const [shown, press] = usePressed(chosen);
    return <button ref={() => void (probe.press = press)}>{shown ?? "none"}</button>;
  }
  const { rerender } = render(<Probe chosen={null} />);
  return {
    press: (value: string | null) => act(() => probe.press?.(value)),
    choose: (chosen: string | null) => rerender(<Probe chosen={chosen} />),
    shown: () => screen.getByRole("button").textContent,
  };
}

test("what was pressed is shown before the choice has changed", () => {
  const { press, choose, shown } = setUp();
  press("nine");
  expect(shown()).toBe("nine");
  choose(null);
  expect(shown()).toBe("nine");
});

test("the last press counts", () => {
  const { press, shown } = setUp();
  press("nine");
  press("ten");
  expect(shown()).toBe("ten");
});

test("the choice is shown from the moment that it changes", () => {
  const { press, choose, shown } = setUp();
  press("nine");
  choose("ten");
  expect(shown()).toBe("ten");
});

test("a press is not shown again when the choice is taken back", () => {
  const { press, choose, shown } = setUp();
  press("nine");
  choose("nine");
  choose(null);
  expect(shown()).toBe("none");
});
