import type { Failure, Issue, IssueCode } from "../../../shared/failures/failure.ts";
import { translateFailure, translateIssue } from "../../i18n/translateFailure.ts";
import { getI18n } from "../../i18n/getI18n.ts";
import { builder } from "../builder.ts";

export const FailureInterface = builder.interfaceRef<Failure>("Failure").implement({
  description: "A result that the caller can act on.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Stable code for programs." }),
    message: t.string({
      description: "A message for people in the language of the request.",
      resolve: (failure, _args, { locale }) => translateFailure(getI18n(locale), failure),
    }),
  }),
});

/** @template Details what the graph adds to the failure of a use case */
export function createFailure<Code extends Failure["code"], Details = unknown>(
  name: string,
  code: Code,
  description: string,
) {
  return builder.objectRef<Extract<Failure, { code: Code }> & Details>(name).implement({
    interfaces: [FailureInterface],
    isTypeOf: (value) => (value as Failure).code === code,
    description,
  });
}

export const IdempotencyConflictRef = createFailure(
  "IdempotencyConflict",
  "IDEMPOTENCY_CONFLICT",
  "The key was used before with different input.",
);

const ISSUE_CODES = [
  "REQUIRED",
  "LOCATION_REQUIRED",
  "INVALID",
  "INVALID_EMAIL",
  "INVALID_PHONE",
  "TOO_LONG",
  "CONTROL_CHARACTERS",
  "CONSENT_REQUIRED",
  "UNKNOWN_TIME_ZONE",
  "ALTERED",
  "NOT_FOUND",
  "OUT_OF_RANGE",
  "TAKEN",
  "NAME_REQUIRED",
  "NAME_INVALID",
  "EMAIL_REQUIRED",
  "EMAIL_NOT_UNIQUE",
  "GUEST_COUNT",
  "GUEST_SERVICES",
  "GUESTS_NOT_TAKEN",
  "OTHER_PARTY",
  "UNKNOWN_FIELD",
  "WRONG_TYPE",
  "CHOOSE_ONE",
  "TOO_FEW",
  "TOO_MANY",
  "UNKNOWN_OPTION",
  "INVALID_DATE",
  "INVALID_NUMBER",
  "TOO_SMALL",
  "TOO_LARGE",
  "FILE_TYPE",
  "FILE_TOO_LARGE",
  "DUPLICATE",
  "CYCLE",
  "UNREACHABLE",
  "REDIRECT_NOT_ALLOWED",
  "OLD_VERSION",
  "IN_USE",
  "PASSWORD_SHORT",
  "PASSWORD_COMMON",
  "WRONG_PASSWORD",
  "WRONG_CODE",
] as const satisfies readonly IssueCode[];

const IssueCodeEnum = builder.enumType("IssueCode", {
  description: "The reason why a value is invalid.",
  values: ISSUE_CODES,
});

const IssueRef = builder.objectRef<Issue>("InputIssue").implement({
  description: "One invalid field of the input.",
  fields: (t) => ({
    path: t.stringList({
      description: "Field names and list indexes from the input inwards.",
      resolve: (one) => [...one.path],
    }),
    code: t.expose("code", { type: IssueCodeEnum }),
    message: t.string({
      description: "A message for people in the language of the request.",
      resolve: ({ code }, _args, { locale }) => translateIssue(getI18n(locale), code),
    }),
  }),
});

export const InvalidInputRef = createFailure(
  "InvalidInput",
  "INVALID_INPUT",
  "The input is invalid. `issues` lists the reasons.",
);
builder.objectField(InvalidInputRef, "issues", (t) =>
  t.field({ type: [IssueRef], resolve: (failure) => [...failure.issues] }),
);
