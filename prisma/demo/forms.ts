import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import type { FormDefinition, Option } from "../../server/shared/forms/definition.ts";
import { BUSINESS_ID } from "./business.ts";
import { demoId } from "./ids.ts";

const options = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([key, label]) => ({ key, label, score: 0 }));

const required = { help: "", isRequired: true } as const;
const optional = { help: "", isRequired: false } as const;
const line = { maxLength: null, placeholder: "" } as const;

export const intake: FormDefinition = {
  title: "Before we meet",
  intro:
    "Five minutes now save us half of the first hour.\nOnly the person you see reads this. Leave out what you would rather say face to face.",
  fields: [
    {
      kind: "SINGLE_CHOICE",
      key: "goal",
      label: "What would you like to change?",
      ...required,
      options: options({
        weight: "My weight",
        energy: "More energy during the day",
        sport: "Eating for a sport",
        digestion: "My digestion",
        medical: "A medical condition",
        other: "Something else",
      }),
    },
    { kind: "TEXT", key: "goal_other", label: "What would that be?", ...optional, ...line },
    {
      kind: "TEXT",
      key: "sport",
      label: "Which sport, and how often a week?",
      ...optional,
      maxLength: 100,
      placeholder: "Rowing, three times",
    },
    {
      kind: "MULTIPLE_CHOICE",
      key: "conditions",
      label: "Does any of this apply to you?",
      help: "Choose all that do.",
      isRequired: true,
      min: 1,
      max: null,
      options: options({
        none: "None of this",
        diabetes: "Diabetes",
        thyroid: "A thyroid condition",
        pregnancy: "I am pregnant",
        allergies: "Food allergies",
        eating_disorder: "An eating disorder, now or before",
      }),
    },
    {
      kind: "PARAGRAPH",
      key: "allergies",
      label: "What are you allergic to?",
      help: "And what happens when you eat it.",
      isRequired: false,
      maxLength: 1000,
      placeholder: "",
    },
    { kind: "PARAGRAPH", key: "medication", label: "Which medication do you take?", ...optional, ...line },
    {
      kind: "DROPDOWN",
      key: "diet",
      label: "How do you eat?",
      ...required,
      options: options({
        everything: "Everything",
        pescatarian: "Fish, but no meat",
        vegetarian: "Vegetarian",
        vegan: "Vegan",
        kosher: "Kosher",
        halal: "Halal",
      }),
    },
    {
      kind: "NUMBER",
      key: "weight",
      label: "Your weight in pounds",
      help: "Roughly is fine.",
      isRequired: false,
      min: 60,
      max: 800,
      decimals: 1,
    },
    { kind: "DATE_OF_BIRTH", key: "date_of_birth", label: "Your date of birth", ...required },
    {
      kind: "DATE",
      key: "last_checkup",
      label: "When was your last check-up?",
      ...optional,
      min: "2000-01-01",
      max: null,
    },
    {
      kind: "FILE",
      key: "blood_results",
      label: "Your latest blood results",
      help: "A PDF or a photo, at most 5 MB.",
      isRequired: false,
      mediaTypes: ["application/pdf", "image/png", "image/jpeg", "image/webp"],
      maxBytes: 5 * 1024 * 1024,
    },
    {
      kind: "PHONE",
      key: "mobile",
      label: "A number where we reach you during the week",
      ...optional,
    },
    {
      kind: "EMAIL",
      key: "doctor_email",
      label: "Your doctor's e-mail",
      help: "Only if we may ask them.",
      isRequired: false,
    },
    { kind: "CHECKBOX", key: "paper_plan", label: "Send me my plan on paper, too", ...optional },
    { kind: "ADDRESS", key: "paper_address", label: "Where should we send it?", ...optional },
    {
      kind: "CONSENT",
      key: "health_data",
      label: "Your health data",
      ...required,
      text: "I agree that Northside Studio keeps what I say here about my health to prepare and carry out my advice, and deletes it when I ask for it.",
    },
    { kind: "HIDDEN", key: "source", label: "Where they came from", ...optional, value: "website" },
  ],
  rules: [
    when("goal", "IS", "other", { kind: "SHOW", fields: ["goal_other"] }),
    when("goal", "IS", "other", { kind: "REQUIRE", fields: ["goal_other"] }),
    when("goal", "IS", "sport", { kind: "SHOW", fields: ["sport"] }),
    when("conditions", "CONTAINS", "allergies", { kind: "SHOW", fields: ["allergies"] }),
    when("conditions", "CONTAINS", "allergies", { kind: "REQUIRE", fields: ["allergies"] }),
    {
      match: "ANY",
      conditions: [
        { field: "conditions", operator: "CONTAINS", value: "diabetes" },
        { field: "conditions", operator: "CONTAINS", value: "thyroid" },
        { field: "goal", operator: "IS", value: "medical" },
      ],
      action: { kind: "SHOW", fields: ["medication"] },
    },
    when("paper_plan", "IS", "true", { kind: "SHOW", fields: ["paper_address"] }),
    when("paper_plan", "IS", "true", { kind: "REQUIRE", fields: ["paper_address"] }),
    when("conditions", "CONTAINS", "pregnancy", {
      kind: "MESSAGE",
      text: "Congratulations! Please bring your maternity notes: what we suggest has to fit them.",
    }),
    when("conditions", "CONTAINS", "eating_disorder", {
      kind: "DISQUALIFY",
      text: "Advice about food alone would not be right for you, and could do harm. Please call us on +1 212 555 0142: we know people who do this well, and gladly put you in touch.",
    }),
  ],
  submitLabel: null,
  thanks: {
    title: "Thank you",
    text: "Daniel reads this before you meet. If something is unclear, he calls.",
    redirectUrl: null,
  },
  disqualified: {
    title: "Let us talk first",
    text: "Please call us on +1 212 555 0142.",
    redirectUrl: null,
  },
};

function when(
  field: string,
  operator: "IS" | "CONTAINS",
  value: string,
  action: FormDefinition["rules"][number]["action"],
): FormDefinition["rules"][number] {
  return { match: "ALL", conditions: [{ field, operator, value }], action };
}

const INTAKE_ID = demoId("form", "intake");

export function forms(today: Date): Prisma.FormCreateManyInput[] {
  return [
    {
      businessId: BUSINESS_ID,
      id: INTAKE_ID,
      slug: "intake",
      name: "Nutrition intake",
      publication: "PUBLISHED",
      version: 1,
      createdAt: today,
      updatedAt: today,
    },
  ];
}

export function formVersions(today: Date): Prisma.FormVersionCreateManyInput[] {
  const definition = intake as unknown as Prisma.InputJsonObject;
  return [{ businessId: BUSINESS_ID, formId: INTAKE_ID, version: 1, definition, createdAt: today }];
}

export const serviceForms: Prisma.ServiceFormCreateManyInput[] = [
  { businessId: BUSINESS_ID, serviceId: demoId("service", "nutrition"), formId: INTAKE_ID },
];

/** Valid answers to `intake`. */
export const intakeAnswers = (dateOfBirth: string) => [
  { field: "goal", text: "energy" },
  { field: "conditions", options: ["none"] },
  { field: "diet", text: "vegetarian" },
  { field: "date_of_birth", text: dateOfBirth },
  { field: "health_data", isChecked: true },
];
