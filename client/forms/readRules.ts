import { graphql, readInlineData } from "react-relay";
import type { FormRule, RuleAction } from "../../server/shared/forms/definition.ts";
import type { readRules_form$data, readRules_form$key } from "../__generated__/readRules_form.graphql.ts";
import { readCondition } from "./readCondition.ts";

/** Converts rules for the shared validation. Rules with unknown actions are left to the server. */
export function readRules(form: readRules_form$key): readonly FormRule[] {
  const { rules } = readInlineData(
    graphql`
      fragment readRules_form on Form @inline {
        rules {
          match
          conditions {
            ...readCondition_condition
          }
          action {
            __typename
            ... on ShowFields {
              fields
            }
            ... on HideFields {
              fields
            }
            ... on RequireFields {
              fields
            }
            ... on ShowMessage {
              text
            }
            ... on RedirectTo {
              url
            }
            ... on Disqualify {
              text
            }
          }
        }
      }
    `,
    form,
  );
  return rules.flatMap(({ match, conditions, action }) => {
    const knownAction = readAction(action);
    if (knownAction === null) return [];
    return [
      {
        match: match === "ANY" ? "ANY" : "ALL",
        conditions: conditions.map(readCondition),
        action: knownAction,
      },
    ];
  });
}

function readAction(action: readRules_form$data["rules"][number]["action"]): RuleAction | null {
  switch (action.__typename) {
    case "ShowFields":
      return { kind: "SHOW", fields: action.fields };
    case "HideFields":
      return { kind: "HIDE", fields: action.fields };
    case "RequireFields":
      return { kind: "REQUIRE", fields: action.fields };
    case "ShowMessage":
      return { kind: "MESSAGE", text: action.text };
    case "RedirectTo":
      return { kind: "REDIRECT", url: action.url };
    case "Disqualify":
      return { kind: "DISQUALIFY", text: action.text };
    default:
      return null;
  }
}
