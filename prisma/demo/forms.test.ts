import { expect, it } from "vitest";
import { validateAnswers } from "../../server/shared/forms/validateAnswers.ts";
import { validateFormDefinition } from "../../server/shared/forms/validateDefinition.ts";
import { intakeAnswers } from "../../server/testing/questionnaires/fill.ts";
import { intake } from "./forms.ts";

it("demo forms are valid", () => {
  const { definition, issues } = validateFormDefinition(JSON.parse(JSON.stringify(intake)), { origins: [] });
  expect(issues).toEqual([]);
  expect(definition).toEqual(intake);
});

it("demo forms contain every kind of field", () => {
  expect(new Set(intake.fields.map((field) => field.kind)).size).toBe(15);
});

it.each([
  [{ goal: { text: "other" } }, ["goal_other"], ["goal_other"]],
  [{ goal: { text: "sport" } }, ["sport"], []],
  [{ goal: { text: "medical" } }, ["medication"], []],
  [{ conditions: { options: ["thyroid"] } }, ["medication"], []],
  [{ conditions: { options: ["allergies"] } }, ["allergies"], ["allergies"]],
  [{ paper_plan: { isChecked: true } }, ["paper_address"], ["paper_address"]],
  [{}, [], []],
])("the answers %j show more fields", (changes, shown, required) => {
  const validateIntake = (answers: ReturnType<typeof intakeAnswers>) =>
    validateAnswers(intake, answers, { today: "2026-11-20" }).state;
  const [plain, more] = [validateIntake(intakeAnswers()), validateIntake(intakeAnswers(changes))];
  const added = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...b].filter((key) => !a.has(key));
  expect([added(plain.visible, more.visible), added(plain.required, more.required)]).toEqual([
    shown,
    required,
  ]);
});
