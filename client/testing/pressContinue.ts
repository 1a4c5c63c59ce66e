import { act, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Presses "Continue with …" and waits until `ContinueButton` has sent its request, after the next frame. */
export async function pressContinue(user: UserEvent, time: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: `Continue with ${time}` }));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
