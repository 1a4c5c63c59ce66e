import type { FieldKind, FormField, FormRule, RuleAction } from "../../../shared/forms/definition.ts";
import type { Slide } from "../../../shared/surveys/definition.ts";

/** The member of the graph's input for each kind of field. */
export const FIELD_MEMBERS = {
  TEXT: "text",
  PARAGRAPH: "paragraph",
  EMAIL: "email",
  PHONE: "phone",
  NUMBER: "number",
  DATE: "date",
  DATE_OF_BIRTH: "dateOfBirth",
  ADDRESS: "address",
  SINGLE_CHOICE: "singleChoice",
  MULTIPLE_CHOICE: "multipleChoice",
  DROPDOWN: "dropdown",
  CHECKBOX: "checkbox",
  CONSENT: "consent",
  FILE: "file",
  HIDDEN: "hidden",
} as const satisfies Record<FieldKind, string>;

/** The member of the graph's input for each kind of action. */
export const ACTION_MEMBERS = {
  SHOW: "show",
  HIDE: "hide",
  REQUIRE: "require",
  MESSAGE: "message",
  REDIRECT: "redirect",
  DISQUALIFY: "disqualify",
} as const satisfies Record<RuleAction["kind"], string>;

/** An input with exactly one member, which names the kind of its value. */
type Choice<Members extends Readonly<Record<string, string>>> = {
  readonly [Member in Members[keyof Members]]?: object | null | undefined;
};

export type FieldInput = Choice<typeof FIELD_MEMBERS>;

export interface RuleInput {
  readonly action: Choice<typeof ACTION_MEMBERS>;
}

export interface SlideInput {
  readonly fields?: readonly FieldInput[] | null | undefined;
  readonly jumps?: readonly { readonly to: TargetInput }[] | null | undefined;
}

export interface TargetInput {
  readonly slide?: string | null | undefined;
  readonly ending?: "END" | "DISQUALIFY" | null | undefined;
}

/** Members of a form or survey as the graph takes them. Undefined keeps a member. */
export interface DefinitionInput {
  readonly fields?: readonly FieldInput[] | null | undefined;
  readonly rules?: readonly RuleInput[] | null | undefined;
  readonly slides?: readonly SlideInput[] | null | undefined;
}

/** Converts an input to the JSON that is validated and stored. The result has only the members that were given. */
export function toDefinitionMembers(input: DefinitionInput): Readonly<Record<string, unknown>> {
  const { fields, rules, slides } = input;
  const members = {
    ...input,
    fields: fields?.map(toField) ?? fields,
    rules: rules?.map((rule) => ({ ...rule, action: toKind(rule.action, ACTION_MEMBERS) })) ?? rules,
    slides: slides?.map(toSlide) ?? slides,
  };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

const toField = (input: FieldInput) => toKind(input, FIELD_MEMBERS);

function toSlide(input: SlideInput): object {
  const { fields, jumps } = input;
  return {
    ...input,
    fields: fields?.map(toField) ?? [],
    jumps: jumps?.map((jump) => ({ ...jump, to: toTarget(jump.to) })) ?? [],
  };
}

function toTarget({ slide, ending }: TargetInput): object {
  return ending == null ? { kind: "SLIDE", slide } : { kind: ending };
}

function toKind<Members extends Readonly<Record<string, string>>>(
  input: Choice<Members>,
  members: Members,
): object {
  const values: Readonly<Record<string, unknown>> = input;
  const [kind, member] = Object.entries(members).find(([, name]) => values[name] != null)!;
  return { ...(values[member] as object), kind };
}

/** Members of a validated definition that contain choices. */
interface Choices {
  readonly fields?: readonly Pick<FormField, "kind">[];
  readonly rules?: readonly { readonly action: Pick<FormRule["action"], "kind"> }[];
  readonly slides?: readonly Pick<Slide, "fields">[];
}

/** Converts the path of an issue in a definition to the path in the input of the graph. */
export function toInputPath(definition: unknown, path: readonly string[]): readonly string[] {
  const { fields, rules, slides } = definition as Choices;
  const [member, index = "", inner, innerIndex = ""] = path;
  if (member === "fields") return insertMember(path, 2, FIELD_MEMBERS, fields?.[Number(index)]);
  if (member === "rules" && inner === "action")
    return insertMember(path, 3, ACTION_MEMBERS, rules?.[Number(index)]?.action);
  if (member === "slides" && inner === "fields")
    return insertMember(path, 4, FIELD_MEMBERS, slides?.[Number(index)]?.fields[Number(innerIndex)]);
  return path;
}

/** A path that ends at the choice itself stays as it is. */
function insertMember<Kind extends string>(
  path: readonly string[],
  at: number,
  members: Readonly<Record<Kind, string>>,
  value: { readonly kind: Kind } | undefined,
): readonly string[] {
  return value === undefined || path.length <= at
    ? path
    : [...path.slice(0, at), members[value.kind], ...path.slice(at)];
}
