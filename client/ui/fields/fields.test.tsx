import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Checkbox } from "../choices/Checkbox.tsx";
import { DateField } from "./DateField.tsx";
import { LocaleTagContext } from "../../i18n/localeTag.ts";
import { RadioCards } from "../choices/RadioCards.tsx";
import { Select } from "./Select.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

const describedBy = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

const ignore = () => undefined;

test("TextField has its label, keyboard, autofill and hint", async () => {
  const onBlur = vi.fn();
  function Page() {
    const [value, setValue] = useState("");
    return (
      <TextField
        label="Email"
        name="email"
        kind="email"
        autoComplete="email"
        value={value}
        onChange={setValue}
        onBlur={onBlur}
        hint="We send the confirmation here."
      />
    );
  }
  render(<Page />);
  const field = screen.getByRole("textbox", { name: "Email" });
  expect(field.getAttribute("type")).toBe("email");
  expect(field.getAttribute("autocomplete")).toBe("email");
  expect(field.getAttribute("aria-required") ?? field.getAttribute("required")).not.toBeNull();
  expect(describedBy(field)).toContain("We send the confirmation here.");
  await userEvent.type(field, "a@b.example");
  await userEvent.tab();
  expect((field as HTMLInputElement).value).toBe("a@b.example");
  expect(onBlur).toHaveBeenCalledOnce();
});

test("TextField replaces the hint with an error that describes the field", () => {
  render(
    <>
      <TextField
        label="First name"
        name="a"
        value=""
        onChange={ignore}
        hint="Hint"
        error="This field is required."
      />
      <TextArea
        label="Notes"
        name="b"
        value=""
        onChange={ignore}
        optionalLabel="Optional"
        error="Too long."
      />
    </>,
  );
  const field = screen.getByRole("textbox", { name: "First name" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(field)).toContain("This field is required.");
  expect(screen.queryByText("Hint")).toBeNull();
  const area = screen.getByRole("textbox", { name: /Notes/ });
  expect(describedBy(area)).toContain("Too long.");
  expect(area.getAttribute("aria-required")).toBeNull();
});

test("DateField is typed part by part and reports an ISO date", async () => {
  function Page() {
    const [value, setValue] = useState("");
    return (
      <LocaleTagContext value="en-US">
        <DateField label="Date of birth" name="born" value={value} onChange={setValue} />
        <output>{value}</output>
      </LocaleTagContext>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole("textbox", { name: "Month" }));
  await userEvent.keyboard("02291984");
  expect(screen.getByRole("status").textContent).toBe("1984-02-29");
});

function BirthField({ start = "" }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <LocaleTagContext value="en-US">
      <DateField label="Date of birth" name="born" autoComplete="bday" value={value} onChange={setValue} />
      <output>{value}</output>
    </LocaleTagContext>
  );
}
const part = (name: string) => screen.getByRole("textbox", { name }) as HTMLInputElement;
const shownParts = () => ["Month", "Day", "Year"].map((name) => part(name).value);

test.each([
  ["02302000", ["02", "30", "2000"], "2000-02-30"],
  ["13012000", ["13", "01", "2000"], "2000-13-01"],
  ["2/3/1984", ["2", "3", "1984"], "1984-02-03"],
])("DateField keeps a date as it was typed: %s", async (typed, parts, value) => {
  render(<BirthField />);
  await userEvent.click(part("Month"));
  await userEvent.keyboard(typed);
  await userEvent.tab();
  expect(shownParts()).toEqual(parts);
  expect(screen.getByRole("status").textContent).toBe(value);
});

test("DateField fills each part of a date of birth from autofill or a paste", async () => {
  render(<BirthField />);
  expect(["Month", "Day", "Year"].map((name) => part(name).autocomplete)).toEqual([
    "bday-month",
    "bday-day",
    "bday-year",
  ]);
  await userEvent.click(part("Month"));
  await userEvent.paste("1984-02-29");
  expect(shownParts()).toEqual(["02", "29", "1984"]);
});

test("DateField goes back to the previous part with Backspace", async () => {
  render(<BirthField start="1984-02-29" />);
  await userEvent.click(part("Day"));
  await userEvent.keyboard("{Backspace}{Backspace}");
  expect(document.activeElement).toBe(part("Month"));
  expect(screen.getByRole("status").textContent).toBe("1984-02-");
});

test("Checkbox is checked by its label and unchecked at first", async () => {
  const onChange = vi.fn();
  render(
    <Checkbox
      name="consent"
      isSelected={false}
      onChange={onChange}
      isRequired
      error="This field is required."
    >
      I agree
    </Checkbox>,
  );
  const box = screen.getByRole("checkbox", { name: "I agree" });
  expect((box as HTMLInputElement).checked).toBe(false);
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(box)).toBe("This field is required.");
  await userEvent.click(screen.getByText("I agree"));
  expect(onChange).toHaveBeenCalledWith(true);
});

test("RadioCards is one group that arrow keys change", async () => {
  function Page() {
    const [value, setValue] = useState<string | null>(null);
    const cards = [
      { value: "any", title: "Any available" },
      { value: "amara", title: "Amara", text: "Physiotherapist", aside: "$120.00" },
      { value: "off", title: "Daniel", isDisabled: true },
    ];
    return <RadioCards label="With whom?" name="staff" cards={cards} value={value} onChange={setValue} />;
  }
  render(<Page />);
  expect(screen.getByRole("radiogroup", { name: "With whom?" })).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: /Amara/ }));
  expect((screen.getByRole("radio", { name: /Amara/ }) as HTMLInputElement).checked).toBe(true);
  await userEvent.keyboard("{ArrowUp}");
  expect((screen.getByRole("radio", { name: "Any available" }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole("radio", { name: "Daniel" }) as HTMLInputElement).disabled).toBe(true);
});

test("Select has a name and reports its choice", async () => {
  const onChange = vi.fn();
  const options = [
    { value: "en", text: "English" },
    { value: "hu", text: "Magyar", lang: "hu" },
  ];
  render(
    <Select label="Language" hidesLabel isQuiet name="l" options={options} value="en" onChange={onChange} />,
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "hu");
  expect(onChange).toHaveBeenCalledWith("hu");
});

test("TextField keeps text that was typed before hydration", async () => {
  const onChange = vi.fn();
  const field = <TextField label="First name" name="firstName" value="" onChange={onChange} />;
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(field);
  place.querySelector("input")!.value = "Ada";
  await act(async () => void hydrateRoot(place, field));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("Ada");
});
