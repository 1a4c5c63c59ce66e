import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ConnectionError } from "../../relay/retry.ts";
import { renderPage } from "../../testing/renderInApp.tsx";
import * as endings from "../forms/openEndingUrl.ts";
import { restoreOptions, field, type TestField } from "../testing/testForm.ts";
import { getMutations } from "../testing/testData.ts";
import { page } from "./SurveyPage.tsx";

beforeEach(() => void vi.spyOn(endings, "openEndingUrl").mockReturnValue());

const options = (...keys: readonly string[]) =>
  keys.map((key) => ({ key, label: key[0]!.toUpperCase() + key.slice(1) }));
const jump = (of: string, value: string, to: Record<string, unknown>) => ({
  match: "ALL",
  conditions: [{ field: of, operator: "IS", value }],
  to: { slide: null, ending: null, ...to },
});

const age = field("SingleChoice", "age", { isRequired: true, options: options("child", "adult") });
const pain = field("SingleChoice", "pain", { isRequired: true, options: options("no", "often") });
const where = field("MultipleChoice", "where", { isRequired: true, options: options("neck", "back") });
const email = field("Email", "email");
const note = field("Text", "note");
const every: readonly TestField[] = [age, pain, where, email, note];

/** The first slide disqualifies children. The second skips the third without pain. */
const slides = [
  {
    key: "you",
    title: "About you",
    text: "We ask nobody's name.",
    fields: [age],
    jumps: [jump("age", "child", { ending: "DISQUALIFIED" })],
    next: null,
  },
  {
    key: "body",
    title: "Your body",
    text: "",
    fields: [pain],
    jumps: [jump("pain", "no", { slide: "rest" })],
    next: null,
  },
  { key: "pains", title: "Where it hurts", text: "", fields: [where], jumps: [], next: null },
  { key: "rest", title: "", text: "", fields: [email, note], jumps: [], next: null },
];

function open(changes: Record<string, unknown> = {}, token = "start-1") {
  return renderPage(page, {
    params: { id: "wellbeing-check" },
    url: "/widget/survey/wellbeing-check",
    adjustData: restoreOptions(every),
    resolvers: {
      Business: () => ({
        id: "business_1",
        name: "Northside Studio",
        timeZone: "America/New_York",
        accentColor: "#1f6f5c",
        locale: "en",
      }),
      Survey: () => ({
        id: "survey_1",
        version: 2,
        title: "Wellbeing check",
        intro: "Two minutes.",
        disqualifies: "AT_ONCE",
        slides,
        ...changes,
      }),
      FormStart: () => ({ token, uploadUrl: "/uploads" }),
    },
  });
}
type Opened = ReturnType<typeof open>;

const slide = (name: string) => screen.findByRole("heading", { level: 2, name });
const next = () => screen.getByRole("button", { name: "Next" });
const finish = () => screen.getByRole("button", { name: "Send answers" });
const back = () => screen.getByRole("button", { name: "Back" });
const choose = (name: string) => screen.getByRole("radio", { name });
const getInput = ({ environment }: Opened) =>
  (environment.mock.getMostRecentOperation().request.variables as { input: Record<string, unknown> }).input;
const answer = ({ environment }: Opened, submitSurvey: Record<string, unknown>) =>
  environment.mock.resolveMostRecentOperation({
    data: { submitSurvey: { __isFailure: submitSurvey["__typename"], ...submitSurvey } },
  });
const thanks = {
  __typename: "SubmitSurveyPayload",
  outcome: "ACCEPTED",
  ending: { title: "Thank you", text: "", redirectUrl: null },
  band: { title: "On your way", text: "Small changes go a long way." },
};

async function walk({ user }: Opened, hurts: "No" | "Often") {
  await user.click(choose("Adult"));
  await user.click(next());
  await slide("Your body");
  await user.click(choose(hurts));
  await user.click(next());
}

test("SurveyPage shows one slide with progress, the first with the introduction", async () => {
  const { user } = open();
  expect(screen.getByRole("heading", { level: 1, name: "Wellbeing check" })).toBeDefined();
  expect(screen.getByText("Two minutes.")).toBeDefined();
  expect(screen.getByText("We ask nobody's name.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  const progress = screen.getByRole("progressbar", { name: "Progress" });
  expect([progress.getAttribute("aria-valuenow"), progress.getAttribute("aria-valuetext")]).toEqual([
    "0",
    "Step 1 of 4",
  ]);
  await user.click(choose("Adult"));
  await user.click(next());
  const heading = await slide("Your body");
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("25");
  expect(screen.queryByText("Two minutes.")).toBeNull();
});

test("SurveyPage makes each slide an entry of the browser's history", async () => {
  const opened = open();
  await walk(opened, "No");
  await slide("Step 3 of 3");
  expect(vi.mocked(opened.navigator.navigate).mock.calls).toEqual([
    ["/widget/survey/wellbeing-check?slide=body"],
    ["/widget/survey/wellbeing-check?slide=rest"],
  ]);
  const goBack = vi.spyOn(history, "back");
  await opened.user.click(back());
  await slide("Your body");
  expect(goBack).toHaveBeenCalledOnce();
});

test("SurveyPage reports a missing answer at its question and focuses it", async () => {
  const { user } = open();
  await user.click(next());
  expect(screen.getByText("Please choose at least one option")).toBeDefined();
  expect(document.activeElement).toBe(choose("Child"));
  await user.click(choose("Adult"));
  expect(screen.queryByText("Please choose at least one option")).toBeNull();
});

test("SurveyPage skips a slide by an answer, also on the way back, and keeps answers", async () => {
  const opened = open();
  const { user, fill } = opened;
  await walk(opened, "No");
  expect(await slide("Step 3 of 3")).toBeDefined();
  await fill(screen.getByRole("textbox", { name: /^Note/ }), "All well");
  await user.click(back());
  expect(await slide("Your body")).toBeDefined();
  expect((choose("No") as HTMLInputElement).checked).toBe(true);
  await user.click(choose("Often"));
  await user.click(next());
  expect(await slide("Where it hurts")).toBeDefined();
  await user.click(screen.getByRole("checkbox", { name: "Back" }));
  await user.click(next());
  expect(await slide("Step 4 of 4")).toBeDefined();
  expect((screen.getByRole("textbox", { name: /^Note/ }) as HTMLInputElement).value).toBe("All well");
});

test("SurveyPage submits the answers once and shows the ending", async () => {
  const opened = open();
  const { user } = opened;
  await walk(opened, "Often");
  await slide("Where it hurts");
  await user.click(screen.getByRole("checkbox", { name: "Neck" }));
  await user.click(back());
  await slide("Your body");
  await user.click(choose("No"));
  await user.click(next());
  await slide("Step 3 of 3");
  await user.click(finish());
  expect(getInput(opened)).toMatchObject({
    start: "start-1",
    answers: [
      { field: "age", text: "adult" },
      { field: "pain", text: "no" },
    ],
  });
  await user.click(screen.getByRole("button", { name: "Sending" }));
  expect(getMutations(opened.environment)).toHaveLength(1);
  answer(opened, thanks);
  const heading = await screen.findByRole("heading", { level: 1, name: "Thank you" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole("heading", { level: 2, name: "On your way" })).toBeDefined();
  expect(sessionStorage.length).toBe(0);
});

test("SurveyPage shows a disqualification immediately", async () => {
  const opened = open();
  const { user } = opened;
  await user.click(choose("Child"));
  await user.click(finish());
  expect(getInput(opened)["answers"]).toEqual([{ field: "age", text: "child" }]);
  answer(opened, {
    ...thanks,
    outcome: "DISQUALIFIED",
    ending: { title: "This check is for adults", text: "Please call us.", redirectUrl: null },
    band: null,
  });
  expect(await screen.findByRole("heading", { name: "This check is for adults" })).toBeDefined();
});

test("SurveyPage shows a disqualification at the end when configured", async () => {
  const opened = open({ disqualifies: "AT_END" });
  const { user } = opened;
  await user.click(choose("Child"));
  await user.click(next());
  expect(await slide("Your body")).toBeDefined();
  expect(getMutations(opened.environment)).toHaveLength(0);
});

test("SurveyPage submits a single question on Enter, but not several", async () => {
  const opened = open();
  const { user } = opened;
  await user.click(choose("Adult"));
  await user.keyboard("{Enter}");
  await slide("Your body");
  await user.click(choose("No"));
  await user.keyboard("{Enter}");
  await slide("Step 3 of 3");
  await user.type(screen.getByRole("textbox", { name: /^Email/ }), "a@b.example{Enter}");
  expect(getMutations(opened.environment)).toHaveLength(0);
});

test("SurveyPage chooses options with the keys 1 to 9", async () => {
  const opened = open();
  const { user } = opened;
  screen.getByRole("heading", { level: 2 }).focus();
  await user.keyboard("2");
  expect((choose("Adult") as HTMLInputElement).checked).toBe(true);
  await user.keyboard("9");
  await user.click(next());
  await slide("Your body");
  await user.keyboard("2");
  await user.click(next());
  await slide("Where it hurts");
  await user.keyboard("12");
  await user.keyboard("1");
  expect((screen.getByRole("checkbox", { name: "Neck" }) as HTMLInputElement).checked).toBe(false);
  expect((screen.getByRole("checkbox", { name: "Back" }) as HTMLInputElement).checked).toBe(true);
  await user.click(next());
  const text = screen.getByRole("textbox", { name: /^Note/ }) as HTMLInputElement;
  await user.type(text, "12");
  expect(text.value).toBe("12");
});

test("SurveyPage restores slide, answers and start after a reload", async () => {
  await walk(open(), "Often");
  await slide("Where it hurts");
  cleanup();
  const again = open({}, "start-9");
  const { user } = again;
  expect(await slide("Where it hurts")).toBeDefined();
  await user.click(screen.getByRole("checkbox", { name: "Back" }));
  await user.click(next());
  await slide("Step 4 of 4");
  await user.click(finish());
  expect(getInput(again)["start"]).toBe("start-1");
});

test("SurveyPage keeps matching answers when the survey has changed", async () => {
  await walk(open(), "Often");
  await slide("Where it hurts");
  cleanup();
  open({ version: 3, slides: slides.filter(({ key }) => key !== "pains") }, "start-9");
  expect(await slide("Step 3 of 3")).toBeDefined();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("Step 3 of 3");
});

test("SurveyPage returns to the slide of a server issue", async () => {
  const opened = open();
  const { user } = opened;
  await walk(opened, "No");
  await slide("Step 3 of 3");
  await user.click(finish());
  answer(opened, {
    __typename: "InvalidInput",
    code: "INVALID_INPUT",
    issues: [{ path: ["answers", "pain"], code: "UNKNOWN_OPTION" }],
  });
  expect(await slide("Your body")).toBeDefined();
  expect(screen.getByText("This value is not valid.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(choose("No")));
});

test("SurveyPage keeps answers after a lost connection and retries the request", async () => {
  const opened = open();
  const { user, environment } = opened;
  await walk(opened, "No");
  await slide("Step 3 of 3");
  await user.click(finish());
  const first = getInput(opened);
  environment.mock.rejectMostRecentOperation(new ConnectionError("gone"));
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  await user.click(finish());
  expect(getInput(opened)).toEqual(first);
});

test("SurveyPage explains that a response already exists for its start", async () => {
  const opened = open();
  const { user } = opened;
  await user.click(choose("Child"));
  await user.click(finish());
  answer(opened, { __typename: "IdempotencyConflict", code: "IDEMPOTENCY_CONFLICT" });
  expect(
    within(await screen.findByRole("alert")).getByText("We have already received your answers."),
  ).toBeDefined();
});

test("SurveyPage returns 404 for an unknown survey", () => {
  const url = new URL("http://daybook.test/widget/survey/nothing");
  expect(page.outcome({ business: { name: "N", survey: null } }, {}, url)).toEqual({
    status: 404,
    message: "Page not found: /widget/survey/nothing",
  });
});
