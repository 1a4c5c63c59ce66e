import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { getMutations } from "../../testing/testData.ts";
import { page } from "./FormPage.tsx";
import { field, mockFormResolvers } from "../../testing/testForm.ts";

class Request extends EventTarget {
  static all: Request[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  url = "";
  body: FormData | null = null;
  isAborted = false;

  constructor() {
    super();
    Request.all.push(this);
  }

  open(_method: string, url: string) {
    this.url = url;
  }

  send(body: FormData) {
    this.body = body;
  }

  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }

  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.dispatchEvent(new Event("load"));
  }
}

beforeEach(() => {
  Request.all = [];
  vi.stubGlobal("XMLHttpRequest", Request);
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const pdf = (name = "letter.pdf", size = 10) =>
  new File([new Uint8Array(size)], name, { type: "application/pdf" });
const latest = () => Request.all.at(-1)!;
const send = () => screen.getByRole("button", { name: "Send" });

function open(url = "/widget/form/intake") {
  const opened = renderPage(page, {
    params: { id: "intake" },
    url,
    resolvers: mockFormResolvers([field("File", "letter", { isRequired: true })]),
  });
  const input = screen.getByLabelText(/^Letter/) as HTMLInputElement;
  return { ...opened, input };
}

test("file fields show the limits, upload with progress and send the id", async () => {
  const { user, input, environment } = open();
  expect(screen.getByText("Pictures, PDF, up to 1 MB")).toBeDefined();
  expect(input.accept).toBe("image/*,application/pdf");
  await user.upload(input, pdf());
  const request = latest();
  expect(request.url).toBe("/uploads");
  expect([...request.body!.keys()]).toEqual(["start", "field", "file"]);
  expect([request.body!.get("start"), request.body!.get("field")]).toEqual(["start-1", "letter"]);
  const progress = Object.assign(new Event("progress"), { loaded: 3, total: 4 });
  request.upload.dispatchEvent(progress);
  await waitFor(() =>
    expect(
      screen.getByRole("progressbar", { name: "Sending letter.pdf" }).getAttribute("aria-valuenow"),
    ).toBe("75"),
  );
  await user.click(send());
  expect(screen.getByRole("alert").textContent).toContain(
    "Letter: Please wait until the file has been sent.",
  );
  request.answer(200, { id: "upload_1", name: "letter.pdf", size: 10 });
  await screen.findByText("letter.pdf is attached");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(send());
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { answers: [{ field: "letter", text: "upload_1" }] },
  });
});

test("file fields mark an upload in a preview, which is not stored", async () => {
  const { user, input } = open("/widget/form/intake?preview=spring-draft");
  await user.upload(input, pdf());
  const { body } = latest();
  expect([...body!.keys()]).toEqual(["start", "field", "preview", "file"]);
  expect(body!.get("preview")).toBe("spring-draft");
});

test("file fields reject a wrong size or type before the upload", async () => {
  const { user, input } = open();
  await user.upload(input, pdf("big.pdf", 1024 * 1024 + 1));
  expect(await screen.findByText("This file is too large. The maximum is 1 MB.")).toBeDefined();
  const word = new File(["x"], "a.zip", { type: "application/zip" });
  await userEvent.setup({ applyAccept: false }).upload(input, word);
  expect(await screen.findByText("This type of file is not accepted.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(Request.all).toHaveLength(0);
});

test.each([
  [{ code: "FILE_TYPE" }, 415, "This type of file is not accepted."],
  [{ code: "TOO_MANY_ATTEMPTS" }, 429, "Too many files were sent. Please try again in a few minutes."],
  ["<html>", 413, "This file is too large. The maximum is 1 MB."],
  ["<html>", 502, "This file could not be sent. Please try again."],
])("file fields show the server's failure: %o", async (body, status, message) => {
  const { user, input } = open();
  await user.upload(input, pdf());
  latest().answer(status, body);
  expect(await screen.findByText(message)).toBeDefined();
});

test("file fields offer a retry and a removal after a failed upload", async () => {
  const { user, input, environment } = open();
  await user.upload(input, pdf());
  latest().dispatchEvent(new Event("error"));
  await screen.findByText("This file could not be sent. Please try again.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(Request.all).toHaveLength(2);
  latest().answer(200, { id: "upload_2", name: "letter.pdf", size: 10 });
  await screen.findByText("letter.pdf is attached");
  await user.click(screen.getByRole("button", { name: "Remove letter.pdf" }));
  await user.click(send());
  expect(screen.getByText("This field is required.")).toBeDefined();
  expect(getMutations(environment)).toHaveLength(0);
});

test("file fields replace a running upload by another file", async () => {
  const { user, input } = open();
  await user.upload(input, pdf("one.pdf"));
  await user.upload(input, pdf("two.pdf"));
  const [one, two] = Request.all;
  expect(one!.isAborted).toBe(true);
  two!.answer(200, { id: "upload_2", name: "two.pdf", size: 10 });
  expect(await screen.findByText("two.pdf is attached")).toBeDefined();
  expect(screen.queryByText("one.pdf")).toBeNull();
});

test("file fields replace an expired start and upload again", async () => {
  const { user, input, environment } = open();
  await user.upload(input, pdf());
  latest().answer(400, { code: "START_EXPIRED" });
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe("useRenewedFormQuery"),
  );
  environment.mock.resolveMostRecentOperation({
    data: {
      business: {
        id: "business_1",
        form: {
          id: "form_1",
          version: 3,
          start: { token: "start-2", uploadUrl: "/uploads" },
          title: "",
          intro: "",
          submitLabel: null,
          rules: [],
          fields: [{ __isFormField: "FileFormField", ...field("File", "letter", { isRequired: true }) }],
        },
      },
    },
  });
  await waitFor(() => expect(Request.all).toHaveLength(2));
  expect(latest().body!.get("start")).toBe("start-2");
});

test("file fields name a file that was not sent before a reload, until it is removed", async () => {
  const { user, input, unmount } = open();
  await user.upload(input, pdf());
  unmount();
  const reloaded = open();
  expect(screen.getByText("“letter.pdf” was not sent. Please choose it again.")).toBeDefined();
  await reloaded.user.click(send());
  expect(getMutations(reloaded.environment)).toEqual([]);
  await reloaded.user.click(screen.getByRole("button", { name: "Remove letter.pdf" }));
  expect(screen.queryByText(/was not sent/)).toBeNull();
});

test("file fields forget an unsent file when another one is sent", async () => {
  const { user, input, unmount } = open();
  await user.upload(input, pdf());
  unmount();
  const again = open();
  await again.user.upload(again.input, pdf("other.pdf"));
  latest().answer(200, { id: "upload_2", name: "other.pdf", size: 10 });
  await screen.findByText("other.pdf is attached");
  again.unmount();
  open();
  expect(screen.queryByText(/was not sent/)).toBeNull();
  expect(screen.getByText("other.pdf")).toBeDefined();
});
