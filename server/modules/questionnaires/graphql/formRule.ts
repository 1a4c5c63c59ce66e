import type { Condition, FormRule, RuleAction } from "../../../shared/forms/definition.ts";
import { builder } from "../../../platform/graphql/builder.ts";

/** How the conditions of a rule or a jump count. */
export const RuleMatchEnum = builder.enumType("RuleMatch", {
  values: {
    ALL: { description: "Every condition holds." },
    ANY: { description: "At least one does." },
  } as const,
});

const ConditionOperatorEnum = builder.enumType("ConditionOperator", {
  description: "How an answer is compared.",
  values: {
    IS: { description: "The same text, number, date or option." },
    IS_NOT: {},
    CONTAINS: { description: "Within a text, ignoring case, or among the chosen." },
    CONTAINS_NOT: {},
    MORE_THAN: { description: "Numbers and dates." },
    LESS_THAN: { description: "Numbers and dates." },
    IS_EMPTY: {},
    IS_NOT_EMPTY: {},
  } as const,
});

/** One condition, of a form's rule or a survey's jump. */
export const FormConditionRef = builder.objectRef<Condition>("FormCondition").implement({
  description: "Something that an answer is asked for.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "The key of the field." }),
    operator: t.expose("operator", { type: ConditionOperatorEnum }),
    value: t.exposeString("value", {
      description:
        "An option's key, a number, an ISO date, `true`, or text; nothing for the empty operators.",
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

const ShowFieldsRef = actionType("ShowFields", "SHOW", "Fields that are hidden until then.");
const HideFieldsRef = actionType("HideFields", "HIDE", "Fields that are hidden then.");
const RequireFieldsRef = actionType("RequireFields", "REQUIRE", "Fields that are required then.");
for (const ref of [ShowFieldsRef, HideFieldsRef, RequireFieldsRef]) {
  builder.objectField(ref, "fields", (t) =>
    t.stringList({ description: "Their keys.", resolve: ({ fields }) => [...fields] }),
  );
}
const ShowMessageRef = actionType("ShowMessage", "MESSAGE", "Something to say.");
const DisqualifyRef = actionType("Disqualify", "DISQUALIFY", "What ends the form for whoever answers so.");
for (const ref of [ShowMessageRef, DisqualifyRef])
  builder.objectField(ref, "text", (t) => t.exposeString("text"));
const RedirectToRef = actionType("RedirectTo", "REDIRECT", "Where it leads when it is sent.");
builder.objectField(RedirectToRef, "url", (t) => t.exposeString("url"));

const FormActionUnion = builder.unionType("FormAction", {
  types: [ShowFieldsRef, HideFieldsRef, RequireFieldsRef, ShowMessageRef, RedirectToRef, DisqualifyRef],
});

export const FormRuleRef = builder.objectRef<FormRule>("FormRule").implement({
  description: "What follows from answers. Rules are applied in their order; a later one wins.",
  fields: (t) => ({
    match: t.expose("match", { type: RuleMatchEnum }),
    conditions: t.field({ type: [FormConditionRef], resolve: ({ conditions }) => [...conditions] }),
    action: t.field({ type: FormActionUnion, resolve: ({ action }) => action as never }),
  }),
});
