import { graphql, readInlineData } from "react-relay";
import type { Condition } from "../../server/shared/forms/definition.ts";
import type { readCondition_condition$key } from "../__generated__/readCondition_condition.graphql.ts";

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
  return { field, operator: operator as Condition["operator"], value: value ?? "" };
}
