import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from "graphql";
import { BUSY_DATE } from "../tenancy/queryWrappers.ts";
import type { TenantValues } from "../tenancy/tenantValues.ts";

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: BUSY_DATE,
  DateTime: `${BUSY_DATE}T17:00:00Z`,
  TimeZone: "Europe/London",
  Currency: "USD",
  EmailAddress: "ann@example.org",
  RichText: "<p>text</p>",
  JSONObject: {},
  URL: "https://example.org/",
  Locale: "en",
  CountryCode: "GB",
  LocalTime: "09:00",
  EventType: "booking.confirmed",
};

/** Plausible values of a tenant, so that the rest of an input reaches the resolver. */
export class SampleValues {
  readonly #things: TenantValues;

  constructor(things: TenantValues) {
    this.#things = things;
  }

  of({ name, type }: Pick<GraphQLArgument | GraphQLInputField, "name" | "type">): unknown {
    return this.#value(name, type);
  }

  #value(name: string, type: GraphQLInputType): unknown {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return [this.#value(name, nullable.ofType as GraphQLInputType)];
    if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
    if (isInputObjectType(nullable)) {
      const fields = Object.values(nullable.getFields());
      const sent = nullable.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
      return Object.fromEntries(sent.map((field) => [field.name, this.of(field)]));
    }
    if (nullable.name in SCALARS) return SCALARS[nullable.name];
    return this.#things[name] ?? this.#things[name.replace(/s$/, "")] ?? "sample";
  }
}
