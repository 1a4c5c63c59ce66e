import { describe, expect, it } from "vitest";
import { ConfigError } from "../platform/database/configError.ts";
import { FolderLockedError } from "../platform/database/embedded/lock.ts";
import { formatFailure } from "./lifecycle.ts";

describe("formatFailure", () => {
  it.each([
    [new ConfigError("PORT must be a number"), "Daybook cannot start: PORT must be a number"],
    [new FolderLockedError("x is already in use"), "Daybook cannot start: x is already in use"],
    [
      Object.assign(new Error("listen"), { code: "EADDRINUSE", port: 3000 }),
      "Daybook cannot start: port 3000 is taken: stop the program that has it, or choose another (PORT=3001 npm start)",
    ],
    [
      Object.assign(new Error("listen"), { code: "EACCES", port: 80 }),
      "Daybook cannot start: port 80 is not allowed to this user: choose one from 1024 up with PORT",
    ],
  ])("returns for %o one line with a remedy", (error, text) => {
    expect(formatFailure(error)).toBe(text);
  });

  it("returns the stack of an error that only a programmer can fix", () => {
    expect(formatFailure(new TypeError("x is not a function"))).toMatch(
      /TypeError: x is not a function\n\s+at /,
    );
  });
});
