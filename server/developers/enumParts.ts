import { type GraphQLSchema, isEnumType } from "graphql";
import { table } from "./markdownTable.ts";

/** Tables of the guides and the enums that they show. */
const ENUMS: Readonly<Record<string, string>> = {
  paymentStates: "PaymentState",
  refundStates: "RefundState",
  refundReasons: "RefundReason",
  entryStates: "EntryState",
  fieldKinds: "FieldKind",
};

export function getEnumParts(schema: GraphQLSchema): Readonly<Record<string, () => string>> {
  return Object.fromEntries(
    Object.entries(ENUMS).map(([part, name]) => [part, () => describeEnum(schema, name)]),
  );
}

function describeEnum(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`the schema has no enum ${name}`);
  const rows = type
    .getValues()
    .map((value) => [`\`${value.name}\``, (value.description ?? "").replaceAll("\n", " ")]);
  return table(["Value", "Meaning"], rows);
}
