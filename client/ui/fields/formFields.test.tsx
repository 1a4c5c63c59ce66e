import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { AddressFields, type AddressValue } from "./AddressFields.tsx";
import { CheckCards } from "../choices/CheckCards.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { type ChosenFile, FileField } from "./FileField.tsx";
import { LocaleTagContext } from "../../i18n/localeTag.ts";
import { ProgressBar } from "../feedback/ProgressBar.tsx";
import { RadioCards } from "../choices/RadioCards.tsx";
import { TextField } from "./TextField.tsx";

const describedBy = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ")
    .trim();

const goals = [
  { value: "sleep", title: "Sleep" },
  { value: "back", title: "Back" },
];

test("CheckCards is one group and reports values in the order of its cards", async () => {
  function Page() {
    const [values, setValues] = useState<readonly string[]>([]);
    return (
      <>
        <CheckCards
          label="Goals"
          optionalLabel="Optional"
          name="goals"
          cards={goals}
          values={values}
          onChange={setValues}
          error="Please choose at least one option"
        />
        <output>{values.join()}</output>
      </>
    );
  }
  render(<Page />);
  const group = screen.getByRole("group", { name: /Goals/ });
  expect(describedBy(group)).toBe("Please choose at least one option");
  await userEvent.click(screen.getByRole("checkbox", { name: "Back" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Sleep" }));
  expect(screen.getByRole("status").textContent).toBe("sleep,back");
  await userEvent.click(screen.getByRole("checkbox", { name: "Back" }));
  expect(screen.getByRole("status").textContent).toBe("sleep");
});

test("RadioCards clears an optional choice", async () => {
  const onClear = vi.fn();
  render(
    <RadioCards
      label="Source"
      optionalLabel="Optional"
      name="source"
      cards={goals}
      value="sleep"
      onChange={() => undefined}
      hint="One is enough."
      clearLabel="Clear selection"
      onClear={onClear}
    />,
  );
  expect(describedBy(screen.getByRole("radiogroup", { name: /Source/ }))).toBe("One is enough.");
  await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(onClear).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Sleep" }));
});

test("RadioCards hides the clear button without a choice and marks a required group", () => {
  const commonProps = { name: "s", cards: goals, value: null, onChange: () => undefined };
  render(
    <>
      <RadioCards label="One" {...commonProps} clearLabel="Clear selection" onClear={() => undefined} />
      <RadioCards label="Two" {...commonProps} isRequired />
    </>,
  );
  expect(screen.queryByRole("button", { name: "Clear selection" })).toBeNull();
  expect(screen.getByRole("radiogroup", { name: "Two" }).getAttribute("aria-required")).toBe("true");
});

test("ProgressBar reports its value", () => {
  render(
    <>
      <ProgressBar label="Sending" value={0.424} />
      <ProgressBar label="Survey" value={2} valueText="Question 2 of 5" />
    </>,
  );
  expect(screen.getByRole("progressbar", { name: "Sending" }).getAttribute("aria-valuenow")).toBe("42");
  const survey = screen.getByRole("progressbar", { name: "Survey" });
  expect(survey.getAttribute("aria-valuenow")).toBe("100");
  expect(survey.getAttribute("aria-valuetext")).toBe("Question 2 of 5");
});

test("ErrorSummary links to each field without changing the address", () => {
  const onChoose = vi.fn();
  render(
    <ErrorSummary
      title="Please check 1 question"
      errors={[{ field: "goals", text: "Goals: Please choose at least one option" }]}
      onGoToField={onChoose}
    />,
  );
  const link = screen.getByRole("link", { name: "Goals: Please choose at least one option" });
  const press = createEvent.click(link);
  fireEvent(link, press);
  expect(press.defaultPrevented).toBe(true);
  expect(onChoose).toHaveBeenCalledWith("goals");
  expect(screen.getByRole("alert").textContent).toContain("Please check 1 question");
});

const texts = {
  choose: "Choose a file",
  retry: "Try again",
  removeLabel: "Remove a.pdf",
  remove: "Remove",
  uploading: "Sending a.pdf",
  uploaded: "a.pdf is attached",
};

function fileField(file: ChosenFile | null, more: { error?: string; onRetry?: () => void } = {}) {
  const onChoose = vi.fn<(file: File) => void>();
  const onRemove = vi.fn();
  render(
    <FileField
      label="Referral"
      name="referral"
      accept=".pdf"
      hint="PDF, up to 5 MB"
      file={file}
      onChoose={onChoose}
      onRemove={onRemove}
      texts={texts}
      {...more}
    />,
  );
  return { onChoose, onRemove };
}

test("FileField accepts a chosen or dropped file and describes the allowed types", async () => {
  const { onChoose } = fileField(null);
  const input = screen.getByLabelText(/Referral/);
  expect(describedBy(input)).toBe("PDF, up to 5 MB");
  expect(input.getAttribute("accept")).toBe(".pdf");
  const file = new File(["x"], "a.pdf", { type: "application/pdf" });
  await userEvent.upload(input, file);
  expect(onChoose).toHaveBeenLastCalledWith(file);
  const other = new File(["y"], "b.pdf");
  fireEvent.drop(input.parentElement!, { dataTransfer: { files: [other] } });
  expect(onChoose).toHaveBeenLastCalledWith(other);
});

test("FileField shows the progress, announces the end and removes the file", async () => {
  fileField({ name: "a.pdf", sizeText: "1 kB", progress: 0.5 });
  expect(screen.getByRole("progressbar", { name: "Sending a.pdf" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe("Sending a.pdf");
  cleanup();
  const { onRemove } = fileField({ name: "a.pdf", sizeText: "1 kB", progress: null });
  expect(screen.getByRole("status").textContent).toBe("a.pdf is attached");
  expect(describedBy(screen.getByLabelText(/Referral/))).toContain("a.pdf");
  await userEvent.click(screen.getByRole("button", { name: "Remove a.pdf" }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByLabelText(/Referral/));
});

test("FileField retries a failed upload", async () => {
  const onRetry = vi.fn();
  fileField(
    { name: "a.pdf", sizeText: "1 kB", progress: null },
    { error: "This file could not be sent.", onRetry },
  );
  const input = screen.getByLabelText(/Referral/);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(input)).toContain("This file could not be sent.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(input);
});

test("AddressFields is one group with autofill tokens", async () => {
  const empty = { line1: "", line2: "", city: "", region: "", postcode: "", country: "" };
  function Page() {
    const [value, setValue] = useState<AddressValue>(empty);
    return (
      <>
        <AddressFields
          label="Home"
          name="home"
          value={value}
          onChange={setValue}
          parts={{
            line1: { label: "Street", error: "This field is required." },
            line2: { label: "Flat", optionalLabel: "Optional" },
            city: { label: "City" },
            region: { label: "Region", optionalLabel: "Optional" },
            postcode: { label: "ZIP or postal code" },
            country: { label: "Country", optionalLabel: "Optional" },
          }}
          countries={[
            { value: "", text: "Please choose" },
            { value: "HU", text: "Hungary" },
          ]}
        />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }
  render(<Page />);
  expect(screen.getByRole("group", { name: "Home" })).toBeDefined();
  const street = screen.getByRole("textbox", { name: "Street" });
  expect(street.getAttribute("autocomplete")).toBe("address-line1");
  expect(describedBy(street)).toBe("This field is required.");
  await userEvent.type(street, "Ady u. 3");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Country/ }), "HU");
  const { line1, country } = JSON.parse(screen.getByRole("status").textContent ?? "") as AddressValue;
  expect([line1, country]).toEqual(["Ady u. 3", "HU"]);
});

test("TextField shows the numeric keyboard for a number", () => {
  render(
    <LocaleTagContext value="en-US">
      <TextField
        label="Weight"
        name="w"
        value=""
        onChange={() => undefined}
        inputMode="decimal"
        placeholder="70.5"
      />
    </LocaleTagContext>,
  );
  const field = screen.getByRole("textbox", { name: "Weight" });
  expect(field.getAttribute("inputmode")).toBe("decimal");
  expect(field.getAttribute("placeholder")).toBe("70.5");
});
