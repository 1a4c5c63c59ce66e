import { type Failure, type FailureWith, type Issue, invalidInput } from "../../shared/failures/failure.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { parseContentInput } from "./rules/contentInput.ts";
import type { EntryKind } from "./rules/definition.ts";

/** Runs a change with content of the graph in the format of exports. Issues get the paths of the input. */
export async function withContent<Value, F extends Failure>(
  { business }: Scope,
  kind: EntryKind,
  content: unknown,
  run: (data: unknown) => Promise<Outcome<Value, F | FailureWith<"INVALID_INPUT">>>,
): Promise<Outcome<Value, F | FailureWith<"INVALID_INPUT">>> {
  if (content == null) return run(undefined);
  const { data, issues, toInputPath } = parseContentInput(kind, content, business.currency);
  if (issues.length > 0) {
    const located = issues.map((one) => ({ ...one, path: ["content", ...one.path] }));
    return { ok: false, failure: invalidInput(...located) };
  }
  const outcome = await run(data);
  if (outcome.ok || outcome.failure.code !== "INVALID_INPUT") return outcome;
  const toInputIssue = (one: Issue): Issue => {
    const [first, ...path] = one.path;
    return first === "data" ? { ...one, path: ["content", ...toInputPath(path)] } : one;
  };
  return { ok: false, failure: invalidInput(...outcome.failure.issues.map(toInputIssue)) };
}
