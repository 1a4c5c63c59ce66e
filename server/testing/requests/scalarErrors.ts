import { expect } from "vitest";

/** Expects that a call of `TestGraph.data` throws one error for each of these paths of the input. */
export async function expectScalarErrors(call: Promise<unknown>, ...paths: readonly string[]): Promise<void> {
  const thrown = await call.then(
    () => null,
    (error: unknown) => error as Error,
  );
  expect(JSON.parse(thrown?.message ?? "null")).toEqual(
    paths.map((path) =>
      expect.objectContaining({
        code: "BAD_USER_INPUT",
        message: expect.stringContaining(`at "input.${path}"`),
      }),
    ),
  );
}
