import type { FormDefinition, FormField, FormRule } from "./definition.ts";
import { validateFormDefinition } from "./validateDefinition.ts";

export interface ExampleForm {
  readonly fields: readonly ExampleField[];
  readonly rules?: readonly FormRule[];
  readonly thanks?: Partial<FormDefinition["thanks"]>;
  readonly disqualified?: Partial<FormDefinition["disqualified"]>;
}

export type ExampleField = Pick<FormField, "key" | "kind"> & Readonly<Record<string, unknown>>;

/**
 * Returns a valid form.
 * @throws if the form has issues
 */
export function exampleForm({ fields, ...rest }: ExampleForm): FormDefinition {
  const input = {
    title: "Intake",
    ...rest,
    fields: fields.map((field) => ({ label: field.key, ...field })),
  };
  const { definition, issues } = validateFormDefinition(input, { origins: ["https://example.com"] });
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
  return definition;
}

export function exampleField(field: ExampleField): FormField {
  return exampleForm({ fields: [field] }).fields[0]!;
}

export function exampleOptions(...keys: readonly string[]): readonly object[] {
  return keys.map((key, index) => ({ key, label: key.toUpperCase(), score: index + 1 }));
}

export function exampleRule(
  field: string,
  operator: FormRule["conditions"][number]["operator"],
  value: string,
  action: FormRule["action"],
): FormRule {
  return { match: "ALL", conditions: [{ field, operator, value }], action };
}
