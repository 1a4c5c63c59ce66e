import type { Condition, FormRule, RuleAction } from "../../../shared/forms/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";

export const RuleMatchEnum = builder.enumType("RuleMatch", {
  values: {
    ALL: { description: "Every condition must hold." },
    ANY: { description: "At least one condition must hold." },
  } as const,
});

export const ConditionOperatorEnum = builder.enumType("ConditionOperator", {
  description: "Comparison of an answer with a value.",
  values: {
    IS: { description: "Equal text, number, date or option." },
    IS_NOT: {},
    CONTAINS: { description: "Contained in a text, ignoring case, or among the chosen options." },
    CONTAINS_NOT: {},
    MORE_THAN: { description: "For numbers and dates." },
    LESS_THAN: { description: "For numbers and dates." },
    IS_EMPTY: {},
    IS_NOT_EMPTY: {},
  } as const,
});

export const FormConditionRef = builder.objectRef<Condition>("FormCondition").implement({
  description: "A condition on one answer.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Key of the field." }),
    operator: t.expose("operator", { type: ConditionOperatorEnum }),
    value: t.string({
      nullable: true,
      description:
        "Key of an option, a number, an ISO 8601 date, `true`, or text. Null for `IS_EMPTY` and `IS_NOT_EMPTY`.",
      resolve: ({ value }) => emptyToNull(value),
    }),
  }),
});

type Action<Kind extends RuleAction["kind"]> = Extract<RuleAction, { kind: Kind }>;

function actionType<Kind extends RuleAction["kind"]>(name: string, kind: Kind, description: string) {
  return builder.objectRef<Action<Kind>>(name).implement({
    description,
    isTypeOf: (value) => (value as RuleAction).kind === kind,
  });
}

const ShowFieldsRef = actionType("ShowFields", "SHOW", "Shows fields that are hidden otherwise.");
const HideFieldsRef = actionType("HideFields", "HIDE", "Hides fields.");
const RequireFieldsRef = actionType("RequireFields", "REQUIRE", "Requires fields.");
for (const ref of [ShowFieldsRef, HideFieldsRef, RequireFieldsRef]) {
  builder.objectField(ref, "fields", (t) =>
    t.stringList({ description: "Keys of the fields.", resolve: ({ fields }) => [...fields] }),
  );
}
const ShowMessageRef = actionType("ShowMessage", "MESSAGE", "Shows a message.");
const DisqualifyRef = actionType("Disqualify", "DISQUALIFY", "Disqualifies the visitor.");
for (const ref of [ShowMessageRef, DisqualifyRef])
  builder.objectField(ref, "text", (t) => t.exposeString("text"));
const RedirectToRef = actionType("RedirectTo", "REDIRECT", "Redirects to a URL after the submission.");
builder.objectField(RedirectToRef, "url", (t) => t.exposeString("url"));

const FormActionUnion = builder.unionType("FormAction", {
  types: [ShowFieldsRef, HideFieldsRef, RequireFieldsRef, ShowMessageRef, RedirectToRef, DisqualifyRef],
});

export const FormRuleRef = builder.objectRef<FormRule>("FormRule").implement({
  description: "An action that depends on answers. Rules apply in order, and a later one takes precedence.",
  fields: (t) => ({
    match: t.expose("match", { type: RuleMatchEnum }),
    conditions: t.field({ type: [FormConditionRef], resolve: ({ conditions }) => [...conditions] }),
    action: t.field({ type: FormActionUnion, resolve: ({ action }) => action as never }),
  }),
});
