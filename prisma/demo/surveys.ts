import type { Prisma } from "../../server/platform/database/prisma/client.ts";
import type { FormField, Option } from "../../server/shared/forms/definition.ts";
import type { SurveyDefinition } from "../../server/shared/surveys/definition.ts";
import { BUSINESS_ID } from "./business.ts";
import { demoId } from "./ids.ts";

const SLUG = "wellbeing-check";
const SURVEY_ID = demoId("survey", SLUG);

function options(of: Readonly<Record<string, readonly [label: string, score: number]>>): Option[] {
  return Object.entries(of).map(([key, [label, score]]) => ({ key, label, score }));
}

const createField = (key: string, label: string, help = "") => ({ key, label, help, isRequired: false });
const required = (key: string, label: string, help = "") => ({
  ...createField(key, label, help),
  isRequired: true,
});

const age: FormField = {
  ...required("age", "How old are you?"),
  kind: "DROPDOWN",
  options: options({
    under_18: ["Under 18", 0],
    "18_34": ["18 to 34", 0],
    "35_54": ["35 to 54", 0],
    "55_plus": ["55 or older", 0],
  }),
};

const sleep: FormField[] = [
  {
    ...required("sleep", "How have you slept in the last two weeks?"),
    kind: "SINGLE_CHOICE",
    options: options({
      well: ["Well, most nights", 3],
      mixed: ["Some nights well, some badly", 2],
      badly: ["Badly, most nights", 0],
    }),
  },
  {
    ...createField("hours", "How many hours a night, about?", "Half hours count: 6.5"),
    kind: "NUMBER",
    min: 0,
    max: 16,
    decimals: 1,
  },
];

const pain: FormField = {
  ...required("pain", "Does anything hurt?"),
  kind: "SINGLE_CHOICE",
  options: options({ no: ["No", 3], at_times: ["Now and then", 1], often: ["Most days", 0] }),
};

const where: FormField[] = [
  {
    ...required("where", "Where does it hurt?"),
    kind: "MULTIPLE_CHOICE",
    options: options({
      neck: ["Neck or shoulders", 0],
      back: ["Back", 0],
      hips: ["Hips or knees", 0],
      hands: ["Hands or wrists", 0],
      elsewhere: ["Somewhere else", 0],
    }),
    min: null,
    max: 3,
  },
  { ...createField("since", "Since when?"), kind: "DATE", min: null, max: null },
  {
    ...createField("story", "Anything we should know about it?"),
    kind: "PARAGRAPH",
    maxLength: 1000,
    placeholder: "",
  },
];

const stress: FormField = {
  ...required("stress", "How often did you feel under pressure?"),
  kind: "SINGLE_CHOICE",
  options: options({
    rarely: ["Rarely", 3],
    sometimes: ["Sometimes", 2],
    often: ["Often", 1],
    always: ["All the time", 0],
  }),
};

const habits: FormField = {
  ...required("habits", "What do you do for yourself in a usual week?", "Choose all that fit."),
  kind: "MULTIPLE_CHOICE",
  options: options({
    walk: ["Walk or cycle", 1],
    train: ["Train or do sports", 1],
    relax: ["Yoga, breathing, meditation", 1],
    friends: ["Meet friends", 1],
    nothing: ["None of these", 0],
  }),
  min: null,
  max: null,
};

const contact: FormField[] = [
  {
    ...createField("email", "Your e-mail", "Leave it empty if you would rather not hear from us."),
    kind: "EMAIL",
  },
  {
    ...createField("may_write", "Hearing from us"),
    kind: "CONSENT",
    text: "Northside Studio may write to me once about what I have answered here.",
  },
];

const definition: SurveyDefinition = {
  title: "Wellbeing check",
  intro:
    "Seven short steps, about two minutes. It is no diagnosis: it helps us, and you, to see where a visit would do most good.",
  slides: [
    {
      key: "you",
      title: "About you",
      text: "",
      fields: [age],
      next: null,
      jumps: [
        {
          match: "ALL",
          conditions: [{ field: "age", operator: "IS", value: "under_18" }],
          to: { kind: "DISQUALIFY" },
        },
      ],
    },
    { key: "nights", title: "Your nights", text: "", fields: sleep, jumps: [], next: null },
    {
      key: "body",
      title: "Your body",
      text: "",
      fields: [pain],
      next: null,
      jumps: [
        {
          match: "ALL",
          conditions: [{ field: "pain", operator: "IS", value: "no" }],
          to: { kind: "SLIDE", slide: "pressure" },
        },
      ],
    },
    {
      key: "pains",
      title: "Where it hurts",
      text: "So that you meet the right person here.",
      fields: where,
      jumps: [],
      next: null,
    },
    { key: "pressure", title: "Pressure", text: "", fields: [stress], jumps: [], next: null },
    { key: "week", title: "Your week", text: "", fields: [habits], jumps: [], next: null },
    { key: "contact", title: "Shall we write to you?", text: "", fields: contact, jumps: [], next: null },
  ],
  disqualifies: "AT_ONCE",
  thanks: {
    title: "Thank you",
    text: "Whatever came out: fifteen minutes on the phone with us are free.",
    redirectUrl: null,
  },
  disqualified: {
    title: "This check is for adults",
    text: "Its questions were made for people over 18. Please call us: we gladly see younger people with a parent.",
    redirectUrl: null,
  },
  bands: [
    {
      min: 0,
      max: 5,
      title: "Time to look after yourself",
      text: "A lot is pulling at you just now. A consultation is a good place to begin.",
    },
    {
      min: 6,
      max: 9,
      title: "On your way",
      text: "Some things go well, some could go better. Small changes go a long way.",
    },
    { min: 10, max: 13, title: "Doing well", text: "Keep it up, and come by when something changes." },
  ],
};

export function surveys(today: Date): Prisma.SurveyCreateManyInput[] {
  return [
    {
      businessId: BUSINESS_ID,
      id: SURVEY_ID,
      slug: SLUG,
      name: "Wellbeing check",
      publication: "PUBLISHED",
      createdAt: today,
      updatedAt: today,
    },
  ];
}

export function surveyVersions(today: Date): Prisma.SurveyVersionCreateManyInput[] {
  return [
    {
      businessId: BUSINESS_ID,
      surveyId: SURVEY_ID,
      version: 1,
      definition: definition as unknown as Prisma.InputJsonObject,
      createdAt: today,
    },
  ];
}
