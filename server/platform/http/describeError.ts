import { removeValues } from "./removeValues.ts";

export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code: string;
  readonly stack: string;
  readonly [more: string]: unknown;
}

const MAX_STACK_LINES = 12;
/** Some errors are their own cause. */
const MAX_CAUSES = 4;

/** Removes values that database and validation errors quote. */
export function describeError(error: unknown, causes = MAX_CAUSES): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an Error", code: "", stack: "" };
  const code: unknown = Reflect.get(error, "code");
  return {
    type: toIdentifier(error.name) ?? "Error",
    message: removeValues(String(error.message)),
    code: toIdentifier(code) ?? "",
    stack: extractFrames(error),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: describeError(error.cause, causes - 1) }),
  };
}

export function formatErrorText(error: unknown): string {
  const { type, message, code, stack } = describeError(error);
  return [`${type}: ${message}${code === "" ? "" : ` (${code})`}`, stack]
    .filter((line) => line !== "")
    .join("\n");
}

/** Any text that is not an identifier may come from a caller. */
function toIdentifier(value: unknown): string | null {
  return typeof value === "string" && /^\w[\w.-]{0,60}$/.test(value) ? value : null;
}

/** Lines of the message may look like frames. */
function extractFrames({ stack, message }: Error): string {
  const text = String(stack ?? "");
  const at = message === "" ? -1 : text.indexOf(message);
  return text
    .slice(at === -1 ? 0 : at + message.length)
    .split("\n")
    .filter((line) => /^\s+at .*(?::\d+:\d+\)?|\((?:native|<anonymous>|index \d+)\)|<anonymous>)$/.test(line))
    .slice(0, MAX_STACK_LINES)
    .join("\n");
}
