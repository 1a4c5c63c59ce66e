import {
  type Field,
  type Written,
  email,
  validateFields,
  orNull,
  picture,
  position,
  publication,
  slug,
  text,
} from "../../../shared/input/fields.ts";
import { hasLink } from "../../../shared/contact/contactRules.ts";
import { type Issue, issue } from "../../../shared/failures/failure.ts";

/** A staff member's name. Mails contain it, so the rules of `nameFault` apply, with up to 120 characters. */
const personName: Field<string> = (written) => {
  const judged = text({ max: 120 })(written);
  if (judged.fault === "CONTROL_CHARACTERS") return { fault: "NAME_INVALID" };
  return judged.fault === undefined && hasLink(judged.value) ? { fault: "NAME_INVALID" } : judged;
};

/** What an owner says of a person who serves. */
const STAFF = {
  slug: slug({ isRouted: false }),
  name: personName,
  title: text({ max: 120, mayBeEmpty: true }),
  bio: text({ max: 2000, lines: true, mayBeEmpty: true }),
  picture: orNull(picture),
  email: orNull(email),
  position,
  publication,
};

/** A person as they were written. */
export type WrittenStaff = Written<typeof STAFF>;

/** Judges a new person, or what is to change of one. */
export function validateStaff(written: WrittenStaff, isNew: boolean) {
  return validateFields(STAFF, written, isNew ? ["slug", "name"] : []);
}

/** The last turn in which somebody is asked who may serve. */
const LAST_PRIORITY = 1000;

/** What is wrong with the turns in which somebody is asked to serve; a lower number is asked first. */
export function validatePriorities(services: readonly { readonly priority: number }[]): Issue[] {
  return services.flatMap(({ priority }, i) =>
    priority >= 0 && priority <= LAST_PRIORITY
      ? []
      : [issue(["services", String(i), "priority"], "OUT_OF_RANGE")],
  );
}
