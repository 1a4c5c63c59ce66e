import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderInApp } from "../../testing/renderInApp.tsx";
import { MoveNoticeFields } from "./MoveNoticeFields.tsx";
import { PLAIN_NOTICE, toNoticeInput } from "./moveNotice.ts";

function Form({ hasEmail }: { readonly hasEmail: boolean }) {
  const [notice, setNotice] = useState(PLAIN_NOTICE);
  return (
    <>
      <MoveNoticeFields hasEmail={hasEmail} notice={notice} onChange={setNotice} />
      <output>{JSON.stringify(toNoticeInput(notice, hasEmail))}</output>
    </>
  );
}

const getInput = () => JSON.parse(screen.getByRole("status").textContent ?? "") as unknown;

test("tells the client with a line unless the box is cleared, and keeps the line", async () => {
  const { user, fill } = renderInApp(<Form hasEmail />);
  expect(getInput()).toEqual({});
  await fill(screen.getByRole("textbox", { name: /^A line to the client/ }), "Sorry!");
  expect(getInput()).toEqual({ message: "Sorry!" });
  await user.click(screen.getByRole("checkbox", { name: "Tell the client" }));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(getInput()).toEqual({ notifiesClient: false });
  await user.click(screen.getByRole("checkbox"));
  expect(getInput()).toEqual({ message: "Sorry!" });
});

test("offers no choice for a client without an email", () => {
  renderInApp(<Form hasEmail={false} />);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText("The client has no email and gets no message.")).toBeDefined();
});
