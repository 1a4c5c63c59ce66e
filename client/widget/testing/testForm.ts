import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";

export interface TestField {
  readonly __typename: string;
  readonly key: string;
  readonly [member: string]: unknown;
}

export function field(kind: string, key: string, changes: Record<string, unknown> = {}): TestField {
  return {
    __typename: `${kind}FormField`,
    key,
    label: key[0]!.toUpperCase() + key.slice(1),
    help: "",
    isRequired: false,
    ...defaults[kind],
    ...changes,
  };
}

const options = [
  { key: "sleep", label: "Sleep" },
  { key: "back", label: "Back" },
  { key: "food", label: "Food" },
];

const defaults: Readonly<Record<string, Record<string, unknown>>> = {
  Text: { maxLength: null, placeholder: "" },
  Paragraph: { maxLength: null, placeholder: "" },
  Number: { min: null, max: null, decimals: 0 },
  Date: { first: null, last: null },
  SingleChoice: { options },
  Dropdown: { options },
  MultipleChoice: { options, fewest: null, most: null },
  Consent: { text: "I agree that you keep this." },
  File: { mediaTypes: ["image/*", "application/pdf"], maxBytes: 1024 * 1024 },
  Hidden: { value: "" },
};

export function rule(of: string, value: string, action: Record<string, unknown>): Record<string, unknown> {
  return { match: "ALL", conditions: [{ field: of, operator: "IS", value }], action };
}

export function mockFormResolvers(
  fields: readonly TestField[],
  changes: Record<string, unknown> = {},
): MockResolvers {
  return {
    Business: () => ({
      id: "business_1",
      name: "Northside Studio",
      timeZone: "America/New_York",
      accentColor: "#1f6f5c",
      locale: "en",
    }),
    Form: () => ({
      id: "form_1",
      version: 3,
      title: "Before your first visit",
      intro: "It takes two minutes.",
      submitLabel: null,
      rules: [],
      ...changes,
      fields,
    }),
    FormStart: () => ({ token: "start-1", uploadUrl: "/uploads" }),
  };
}

export function restoreOptions(fields: readonly TestField[]): (data: unknown) => void {
  const amend = (data: unknown): void => {
    if (typeof data !== "object" || data === null) return;
    if (Array.isArray(data)) return data.forEach(amend);
    const record = data as Record<string, unknown>;
    const matchingField = fields.find(({ key }) => key === record["key"]);
    if (matchingField?.["options"] !== undefined && "options" in record)
      record["options"] = matchingField["options"];
    else Object.values(record).forEach(amend);
  };
  return amend;
}

export function createFormNode(
  id: string,
  fields: readonly TestField[],
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    __typename: "Form",
    id,
    version: 3,
    title: `Title of ${id}`,
    intro: "",
    submitLabel: null,
    rules: [],
    start: { token: `start of ${id}`, uploadUrl: "/uploads" },
    ...changes,
    fields: fields.map((one) => ({ __isFormField: one.__typename, ...one })),
  };
}
