import { graphql, readInlineData } from "react-relay";
import type { Condition } from "../../../server/shared/forms/definition.ts";
import type { readCondition_condition$key } from "../../__generated__/readCondition_condition.graphql.ts";

/** A condition of a form's rule or a survey's jump, as the rules that both sides judge by know it. */
export function readCondition(condition: readCondition_condition$key): Condition {
  const { field, operator, value } = readInlineData(
    graphql`
      fragment readCondition_condition on FormCondition @inline {
        field
        operator
        value
      }
    `,
    condition,
  );
  return { field, operator: operator as Condition["operator"], value };
}
