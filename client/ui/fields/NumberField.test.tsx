import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { LocaleTagContext } from "../../i18n/localeTag.ts";
import { NumberField } from "./NumberField.tsx";

test("changes by buttons, arrows and typing within its limits", async () => {
  const onChange = vi.fn();
  function Page() {
    const [value, setValue] = useState(1);
    return (
      <LocaleTagContext value="en">
        <NumberField
          label="Guests"
          name="guests"
          value={value}
          min={1}
          max={4}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
          hint="Up to four"
        />
      </LocaleTagContext>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  const input = screen.getByRole("textbox", { name: "Guests" });
  expect(screen.getByRole("button", { name: /^Decrease/ })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: /^Increase/ }));
  expect(input).toHaveProperty("value", "2");
  input.focus();
  await user.keyboard("{ArrowUp}");
  expect(onChange).toHaveBeenLastCalledWith(3);
  await user.clear(input);
  await user.type(input, "77");
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(4);
  expect(onChange.mock.calls.flat().every((count) => count >= 1 && count <= 4)).toBe(true);
  await user.clear(input);
  await user.tab();
  expect(input).toHaveProperty("value", "4");
});
