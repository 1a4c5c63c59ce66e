import {
  type Field,
  type FieldInput,
  email,
  validateFields,
  nullable,
  pictureUrl,
  position,
  publication,
  slug,
  text,
} from "../../../shared/input/fields.ts";
import { hasLink } from "../../../shared/contact/contactRules.ts";
import { type Issue, issue } from "../../../shared/failures/failure.ts";

/** Mails contain the name, so the rules of `findNameIssue` apply, with up to 120 characters. */
const staffName: Field<string> = (input) => {
  const parsed = text({ max: 120 })(input);
  if (parsed.issueCode === "CONTROL_CHARACTERS") return { issueCode: "NAME_INVALID" };
  return parsed.issueCode === undefined && hasLink(parsed.value) ? { issueCode: "NAME_INVALID" } : parsed;
};

const STAFF = {
  slug: slug({ isRouted: false }),
  name: staffName,
  title: text({ max: 120, isOptional: true }),
  bio: text({ max: 2000, allowsLines: true, isOptional: true }),
  picture: nullable(pictureUrl),
  email: nullable(email),
  position,
  publication,
};

export type StaffInput = FieldInput<typeof STAFF>;

export function validateStaff(input: StaffInput, isNew: boolean) {
  return validateFields(STAFF, input, isNew ? ["slug", "name"] : []);
}

const LAST_PRIORITY = 1000;

export function validatePriorities(services: readonly { readonly priority: number }[]): Issue[] {
  return services.flatMap(({ priority }, i) =>
    priority >= 0 && priority <= LAST_PRIORITY
      ? []
      : [issue(["services", String(i), "priority"], "OUT_OF_RANGE")],
  );
}
