import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { MovableList } from "./MovableList.tsx";

function Page() {
  const [names, setNames] = useState(["Ada", "Bo", "Cy"]);
  return (
    <MovableList
      label="People"
      items={names.map((name) => ({
        id: name,
        content: name,
        texts: { up: `Up ${name}`, down: `Down ${name}`, remove: `Remove ${name}` },
      }))}
      onMove={(from, to) => setNames(names.with(from, names[to]!).with(to, names[from]!))}
      onRemove={(place) => setNames(names.filter((_, index) => index !== place))}
    />
  );
}

const order = () => screen.getAllByRole("listitem").map((item) => item.textContent);
const button = (name: string) => screen.getByRole("button", { name });

test("moves items by keyboard and keeps the focus on them", async () => {
  render(<Page />);
  const user = userEvent.setup();
  button("Up Cy").focus();
  await user.keyboard("{Enter}");
  expect(order()).toEqual(["Ada", "Cy", "Bo"]);
  expect(document.activeElement).toBe(button("Up Cy"));
  await user.keyboard("{Enter}");
  expect(order()).toEqual(["Cy", "Ada", "Bo"]);
  expect(document.activeElement).toBe(button("Down Cy"));
  expect(button("Up Cy")).toHaveProperty("disabled", true);
});

test("focuses the next or remaining item after a removal", async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(button("Remove Ada"));
  expect(document.activeElement).toBe(button("Remove Bo"));
  await user.click(button("Remove Cy"));
  expect(document.activeElement).toBe(button("Remove Bo"));
});
