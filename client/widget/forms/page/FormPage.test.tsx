import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ConnectionError } from "../../../relay/retry.ts";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { getMutations } from "../../testing/testData.ts";
import { page } from "./FormPage.tsx";
import * as endings from "../openEndingUrl.ts";
import { restoreOptions, field, mockFormResolvers, rule, type TestField } from "../../testing/testForm.ts";

const openEndingUrl = vi.spyOn(endings, "openEndingUrl");
beforeEach(() => void openEndingUrl.mockReset().mockReturnValue());

function open(fields: readonly TestField[], changes: Record<string, unknown> = {}, search = "") {
  return renderPage(page, {
    params: { id: "intake" },
    url: `/widget/form/intake${search}`,
    resolvers: mockFormResolvers(fields, changes),
    adjustData: restoreOptions(fields),
  });
}

const send = () => screen.getByRole("button", { name: "Send" });
const describedBy = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");
type Opened = ReturnType<typeof open>;
const getInput = ({ environment }: Opened) =>
  (environment.mock.getMostRecentOperation().request.variables as { input: Record<string, unknown> }).input;
const answer = ({ environment }: Opened, submitForm: Record<string, unknown>) =>
  environment.mock.resolveMostRecentOperation({
    data: { submitForm: { __isFailure: submitForm["__typename"], ...submitForm } },
  });
const thanks = {
  __typename: "SubmitFormPayload",
  outcome: "ACCEPTED",
  ending: { title: "Thank you", text: "We read it before you come.", redirectUrl: null },
};

test("FormPage queries by slug or id and returns 404 for an unknown form", () => {
  const url = new URL("http://daybook.test/widget/form/intake");
  expect(page.variables({ id: "intake" }, url)).toEqual({ id: "intake" });
  expect(page.variables({ id: "form_0x" }, url)).toEqual({ id: "form_0x" });
  expect(page.outcome({ business: { name: "N", form: null } }, {}, url)).toEqual({
    status: 404,
    message: "Page not found: /widget/form/intake",
  });
});

test("FormPage renders each kind of field and sends its kind of answer", async () => {
  const opened = open([
    field("Text", "name", { help: "As we should call you", placeholder: "Margit" }),
    field("Paragraph", "story"),
    field("Email", "email"),
    field("Phone", "phone"),
    field("Number", "weight", { decimals: 1 }),
    field("SingleChoice", "goal"),
    field("Dropdown", "source"),
    field("MultipleChoice", "topics", { fewest: 1, most: 2 }),
    field("Checkbox", "newsletter"),
    field("Consent", "consent"),
    field("Hidden", "campaign", { value: "spring" }),
  ]);
  const { user, fill } = opened;
  const name = screen.getByRole("textbox", { name: /^Name/ });
  expect(describedBy(name)).toContain("As we should call you");
  expect(name.getAttribute("placeholder")).toBe("Margit");
  await fill(name, "Margit");
  await user.type(screen.getByRole("textbox", { name: /^Story/ }), "Long{Enter}ago");
  await fill(screen.getByRole("textbox", { name: /^Email/ }), "margit@example.org");
  await fill(screen.getByRole("textbox", { name: /^Phone/ }), "+36 1 234 5678");
  await user.type(screen.getByRole("textbox", { name: /^Weight/ }), "1,070.5");
  await user.click(
    within(screen.getByRole("radiogroup", { name: /^Goal/ })).getByRole("radio", { name: "Back" }),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: /^Source/ }), "Food");
  const topics = screen.getByRole("group", { name: /^Topics/ });
  expect(describedBy(topics)).toContain("Choose at most 2");
  await user.click(within(topics).getByRole("checkbox", { name: "Food" }));
  await user.click(within(topics).getByRole("checkbox", { name: "Sleep" }));
  await user.click(screen.getByRole("checkbox", { name: "Newsletter" }));
  await user.click(screen.getByRole("checkbox", { name: /I agree that you keep this/ }));
  expect(screen.queryByText("Campaign")).toBeNull();
  await user.click(send());
  expect(screen.getByRole("button", { name: "Sending" })).toBeDefined();
  const input = getInput(opened);
  expect(input["answers"]).toEqual([
    { field: "name", text: "Margit" },
    { field: "story", text: "Long\nago" },
    { field: "email", text: "margit@example.org" },
    { field: "phone", text: "+36 1 234 5678" },
    { field: "weight", text: "1070.5" },
    { field: "goal", text: "back" },
    { field: "source", text: "food" },
    { field: "topics", options: ["sleep", "food"] },
    { field: "newsletter", isChecked: true },
    { field: "consent", isChecked: true },
  ]);
  expect(input).toMatchObject({ start: "start-1", locale: "en", website: "", proof: null });
  answer(opened, thanks);
  const heading = await screen.findByRole("heading", { level: 1, name: "Thank you" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText("We read it before you come.")).toBeDefined();
  expect(sessionStorage.length).toBe(0);
});

test("FormPage asks for an address in parts with countries in the page's language", async () => {
  const opened = open([field("Address", "home")]);
  const { user, fill } = opened;
  const home = within(screen.getByRole("group", { name: /^Home/ }));
  await fill(home.getByLabelText("Street and number"), "Ady u. 3");
  await fill(home.getByLabelText("City"), "Pécs");
  await fill(home.getByLabelText("ZIP or postal code"), "7621");
  await user.selectOptions(home.getByLabelText("Country"), "HU");
  expect(home.getByText("Hungary")).toBeDefined();
  await user.click(send());
  expect(getInput(opened)["answers"]).toEqual([
    {
      field: "home",
      address: { line1: "Ady u. 3", line2: "", city: "Pécs", region: "", postcode: "7621", country: "HU" },
    },
  ]);
});

test("FormPage asks for a date in parts", async () => {
  const opened = open([field("Date", "when", { first: "2027-01-01" }), field("DateOfBirth", "born")]);
  const { user } = opened;
  const [month] = await screen.findAllByRole("textbox", { name: "Month" });
  await user.click(month!);
  await user.keyboard("05172020");
  await user.click(send());
  const message = "Please choose a date from January 1, 2027 on.";
  expect(await screen.findByRole("link", { name: `When: ${message}` })).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
  await user.click(month!);
  await user.keyboard("05172027");
  await user.click(screen.getAllByRole("textbox", { name: "Month" })[1]!);
  await user.keyboard("02291984");
  await user.click(send());
  expect(getInput(opened)["answers"]).toEqual([
    { field: "when", text: "2027-05-17" },
    { field: "born", text: "1984-02-29" },
  ]);
});

test("FormPage lists missing answers in a focused summary and at each question", async () => {
  const opened = open([
    field("Text", "name", { isRequired: true }),
    field("SingleChoice", "goal", { isRequired: true }),
    field("MultipleChoice", "topics", { isRequired: true }),
    field("Consent", "consent", { isRequired: true }),
    field("Address", "home", { isRequired: true }),
    field("File", "letter", { isRequired: true }),
  ]);
  const { user, environment } = opened;
  await user.click(send());
  const summary = screen.getByRole("alert");
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain("Please check 6 questions");
  const links = within(summary).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Name: This field is required.",
    "Goal: Please choose at least one option",
    "Topics: Please choose at least one option",
    "Consent: This field is required.",
    "Home: This field is required.",
    "Letter: This field is required.",
  ]);
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(describedBy(name)).toContain("This field is required.");
  await user.click(links[0]!);
  expect(document.activeElement).toBe(name);
  await user.click(links[4]!);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Street and number" }));
  await user.type(name, "M");
  expect(within(summary).getAllByRole("link")).toHaveLength(5);
  expect(getMutations(environment)).toHaveLength(0);
});

test("FormPage shows an invalid answer with its bounds on blur", async () => {
  const { user } = open([
    field("Email", "email"),
    field("Phone", "phone"),
    field("Number", "age", { min: 18, max: 99 }),
    field("Text", "code", { maxLength: 12 }),
    field("MultipleChoice", "topics", { fewest: 2 }),
  ]);
  await user.type(screen.getByRole("textbox", { name: /^Email/ }), "margit@");
  expect(screen.queryByText("Email is invalid!")).toBeNull();
  await user.tab();
  expect(screen.getByText("Email is invalid!")).toBeDefined();
  await user.type(screen.getByRole("textbox", { name: /^Phone/ }), "12");
  await user.type(screen.getByRole("textbox", { name: /^Age/ }), "7");
  expect(screen.getByText("Phone number is invalid.")).toBeDefined();
  await user.type(screen.getByRole("textbox", { name: /^Code/ }), "1234567890");
  expect(screen.getByText("Please enter 18 or more.")).toBeDefined();
  expect(screen.getAllByText("2 characters left").length).toBeGreaterThan(0);
  await user.keyboard("abc");
  await user.tab();
  expect(screen.getByText("This text is too long.")).toBeDefined();
  await user.click(screen.getByRole("checkbox", { name: "Back" }));
  await user.click(send());
  expect(screen.getByText("Please choose at least 2 options")).toBeDefined();
});

test("FormPage applies rules while the visitor types and keeps the focus", async () => {
  const opened = open(
    [field("SingleChoice", "goal"), field("Text", "where"), field("Text", "diet"), field("Text", "note")],
    {
      rules: [
        rule("goal", "back", { __typename: "ShowFields", fields: ["where"] }),
        rule("goal", "back", { __typename: "HideFields", fields: ["diet"] }),
        rule("goal", "back", { __typename: "RequireFields", fields: ["note"] }),
        rule("goal", "back", { __typename: "ShowMessage", text: "Please bring your scans." }),
      ],
    },
  );
  const { user } = opened;
  expect(screen.queryByRole("textbox", { name: /^Where/ })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: /^Diet/ }), "Fish");
  const back = screen.getByRole("radio", { name: "Back" });
  await user.click(back);
  expect(document.activeElement).toBe(back);
  expect(screen.getByRole("textbox", { name: /^Where/ })).toBeDefined();
  expect(screen.queryByRole("textbox", { name: /^Diet/ })).toBeNull();
  expect(screen.getByText("Please bring your scans.")).toBeDefined();
  expect(screen.getByText("Now also asked: Where. No longer asked: Diet")).toBeDefined();
  await user.click(send());
  expect(screen.getAllByText("This field is required.")).toHaveLength(1);
  await user.type(screen.getByRole("textbox", { name: "Note" }), "x");
  await user.click(send());
  // The server also drops hidden answers. They stay in the draft in case the field is shown again.
  expect(getInput(opened)["answers"]).toEqual(
    expect.arrayContaining([
      { field: "goal", text: "back" },
      { field: "note", text: "x" },
    ]),
  );
  answer(opened, thanks);
  await screen.findByRole("heading", { name: "Thank you" });
});

test("FormPage shows a disqualification with the server's text", async () => {
  const opened = open([field("SingleChoice", "goal")], {
    rules: [rule("goal", "food", { __typename: "Disqualify", text: "We cannot help with food." })],
  });
  const { user } = opened;
  await user.click(screen.getByRole("radio", { name: "Food" }));
  expect(screen.getByText("We cannot help with food.")).toBeDefined();
  await user.click(send());
  answer(opened, {
    ...thanks,
    outcome: "DISQUALIFIED",
    ending: { title: null, text: "We cannot help with food.", redirectUrl: null },
  });
  expect(await screen.findByRole("heading", { name: "Thank you for your answers" })).toBeDefined();
});

test("FormPage follows only safe redirects and keeps a link", async () => {
  const opened = open([field("Text", "name")]);
  await opened.user.click(send());
  answer(opened, { ...thanks, ending: { ...thanks.ending, redirectUrl: "https://example.org/next" } });
  expect((await screen.findByRole("link", { name: "Continue" })).getAttribute("href")).toBe(
    "https://example.org/next",
  );
  expect(openEndingUrl).toHaveBeenCalledExactlyOnceWith("https://example.org/next");
  openEndingUrl.mockClear();
  cleanup();
  const other = open([field("Text", "name")]);
  await other.user.click(send());
  answer(other, { ...thanks, ending: { ...thanks.ending, redirectUrl: "javascript:alert(1)" } });
  await screen.findByRole("heading", { name: "Thank you" });
  expect(screen.queryByRole("link", { name: "Continue" })).toBeNull();
  expect(openEndingUrl).not.toHaveBeenCalled();
});

test("FormPage shows a server issue at its question and in the summary", async () => {
  const opened = open([field("Phone", "phone"), field("Address", "home")]);
  const { user, fill } = opened;
  await fill(screen.getByRole("textbox", { name: /^Phone/ }), "+1 555 000 0000");
  await user.click(send());
  answer(opened, {
    __typename: "InvalidInput",
    code: "INVALID_INPUT",
    issues: [
      { path: ["answers", "phone"], code: "INVALID_PHONE" },
      { path: ["answers", "home", "city"], code: "REQUIRED" },
    ],
  });
  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.textContent).toContain("Phone: Phone number is invalid.");
  expect(describedBy(screen.getByRole("textbox", { name: "City" }))).toContain("This field is required.");
  await user.type(screen.getByRole("textbox", { name: /^Phone/ }), "1");
  expect(screen.queryByText("Phone number is invalid.")).toBeNull();
});

test("FormPage keeps answers after a lost connection and retries the same request", async () => {
  const opened = open([field("Text", "name")]);
  const { user, fill, environment } = opened;
  await fill(screen.getByRole("textbox", { name: /^Name/ }), "Margit");
  await user.click(send());
  const first = getInput(opened);
  environment.mock.rejectMostRecentOperation(new ConnectionError("gone"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The connection was lost. Your answers are kept.");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  await user.click(send());
  expect(getInput(opened)).toEqual(first);
  environment.mock.rejectMostRecentOperation(new Error("broken"));
  await screen.findByText("Something went wrong on our side. Your answers are kept.");
  await user.type(screen.getByRole("textbox", { name: /^Name/ }), "!");
  await user.click(send());
  expect(getInput(opened)["idempotencyKey"]).not.toBe(first["idempotencyKey"]);
});

test.each([
  [
    { __typename: "TooManyAttempts", code: "TOO_MANY_ATTEMPTS" },
    "Too many answers were sent from your connection.",
  ],
  [
    { __typename: "IdempotencyConflict", code: "IDEMPOTENCY_CONFLICT" },
    "We have already received your answers.",
  ],
  [{ __typename: "FormNotFound", code: "FORM_NOT_FOUND" }, "These questions are no longer asked."],
  [{ __typename: "BusinessSuspended", code: "BUSINESS_SUSPENDED" }, "Answers cannot be sent at the moment."],
])("FormPage shows a message for %o", async (failure, message) => {
  const opened = open([field("Text", "name")]);
  await opened.user.click(send());
  answer(opened, failure);
  expect((await screen.findByRole("alert")).textContent).toContain(message);
});

test("FormPage replaces an expired start and submits again", async () => {
  const opened = open([field("Text", "name")]);
  const { user, fill, environment } = opened;
  await fill(screen.getByRole("textbox", { name: /^Name/ }), "Margit");
  await user.click(send());
  const first = getInput(opened);
  answer(opened, { __typename: "StartExpired", code: "START_EXPIRED" });
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe("useRenewedFormQuery"),
  );
  renew(opened, 3);
  await waitFor(() => expect(getMutations(environment)).toHaveLength(1));
  const again = getInput(opened);
  expect(again).toMatchObject({ start: "start-2", answers: first["answers"] });
  expect(again["idempotencyKey"]).not.toBe(first["idempotencyKey"]);
});

test("FormPage keeps answers for review when the form has changed", async () => {
  const opened = open([field("Text", "name")]);
  const { user, fill, environment } = opened;
  await fill(screen.getByRole("textbox", { name: /^Name/ }), "Margit");
  await user.click(send());
  answer(opened, { __typename: "StartExpired", code: "START_EXPIRED" });
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe("useRenewedFormQuery"),
  );
  renew(opened, 4, [field("Text", "name"), field("Text", "surname")]);
  expect(await screen.findByText("The questions have changed.")).toBeDefined();
  expect((screen.getByRole("textbox", { name: /^Name/ }) as HTMLInputElement).value).toBe("Margit");
  expect(screen.getByRole("textbox", { name: /^Surname/ })).toBeDefined();
});

function renew({ environment }: Opened, version: number, fields = [field("Text", "name")]) {
  environment.mock.resolveMostRecentOperation({
    data: {
      business: {
        id: "business_1",
        form: {
          id: "form_1",
          version,
          start: { token: "start-2", uploadUrl: "/uploads" },
          title: "Before your first visit",
          intro: "",
          submitLabel: null,
          rules: [],
          fields: fields.map((one) => ({ __isFormField: one.__typename, ...one })),
        },
      },
    },
  });
}

test("FormPage solves a demanded proof of work and submits again", async () => {
  const opened = open([field("Text", "name")]);
  await opened.user.click(send());
  const first = getInput(opened);
  answer(opened, { __typename: "ProofRequired", code: "PROOF_REQUIRED", challenge: "c", bits: 4 });
  await screen.findByRole("button", { name: "Checking…" });
  await waitFor(() => expect(getMutations(opened.environment)).toHaveLength(1));
  expect(getInput(opened)).toEqual({ ...first, proof: expect.any(String) as string });
  answer(opened, thanks);
  await screen.findByRole("heading", { name: "Thank you" });
});

test("FormPage sends a filled honeypot for the server to check", async () => {
  const opened = open([field("Text", "name")]);
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect(screen.queryByRole("textbox", { name: /website/i })).toBeNull();
  expect(trap.tabIndex).toBe(-1);
  trap.value = "https://spam.example";
  await opened.user.click(send());
  expect(getInput(opened)["website"]).toBe("https://spam.example");
});

test("FormPage restores answers and start after a reload", async () => {
  const { user, fill } = open([field("Text", "name"), field("MultipleChoice", "topics")]);
  await fill(screen.getByRole("textbox", { name: /^Name/ }), "Margit");
  await user.click(screen.getByRole("checkbox", { name: "Food" }));
  cleanup();
  const again = renderPage(page, {
    params: { id: "intake" },
    url: "/widget/form/intake",
    adjustData: restoreOptions([field("MultipleChoice", "topics")]),
    resolvers: {
      ...mockFormResolvers([field("Text", "name"), field("MultipleChoice", "topics")]),
      FormStart: () => ({ token: "start-9", uploadUrl: "/uploads" }),
    },
  });
  expect((screen.getByRole("textbox", { name: /^Name/ }) as HTMLInputElement).value).toBe("Margit");
  expect((screen.getByRole("checkbox", { name: "Food" }) as HTMLInputElement).checked).toBe(true);
  await again.user.click(send());
  expect(getInput(again)["start"]).toBe("start-1");
});

test("FormPage prefills fields by key, including hidden ones but no consent", async () => {
  const opened = open(
    [
      field("Text", "name"),
      field("Dropdown", "source"),
      field("SingleChoice", "goal"),
      field("MultipleChoice", "topics"),
      field("Checkbox", "newsletter"),
      field("Consent", "consent"),
      field("Hidden", "campaign", { value: "none" }),
    ],
    {},
    "?name=Margit&source=food&goal=nonsense&topics=back,sleep&newsletter=yes&consent=true&campaign=spring&utm=x",
  );
  const { user } = opened;
  const name = screen.getByRole("textbox", { name: /^Name/ }) as HTMLInputElement;
  expect(name.value).toBe("Margit");
  await user.click(send());
  expect(getInput(opened)["answers"]).toEqual([
    { field: "name", text: "Margit" },
    { field: "source", text: "food" },
    { field: "topics", options: ["back", "sleep"] },
    { field: "newsletter", isChecked: true },
    { field: "campaign", text: "spring" },
  ]);
});

test("FormPage keeps a cleared prefilled answer empty after a reload", async () => {
  const { user } = open([field("Text", "name")], {}, "?name=Margit");
  await user.clear(screen.getByRole("textbox", { name: /^Name/ }));
  cleanup();
  open([field("Text", "name")], {}, "?name=Margit");
  expect((screen.getByRole("textbox", { name: /^Name/ }) as HTMLInputElement).value).toBe("");
});

test("FormPage lets an optional choice be cleared", async () => {
  const opened = open([field("SingleChoice", "goal")]);
  const { user } = opened;
  await user.click(screen.getByRole("radio", { name: "Back" }));
  await user.click(screen.getByRole("button", { name: "Clear selection" }));
  await user.click(send());
  expect(getInput(opened)["answers"]).toEqual([]);
});

test("FormPage shows the business's submit label and introduction", () => {
  open([], { submitLabel: "Send to Northside" });
  expect(screen.getByRole("button", { name: "Send to Northside" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: "Before your first visit" })).toBeDefined();
  expect(screen.getByText("It takes two minutes.")).toBeDefined();
});
