import {
  type GraphQLEnumType,
  type GraphQLEnumValue,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { UNAVAILABLE_REASONS } from "../../shared/slots/unavailableReasons.ts";
import { buildSchema } from "./schema.ts";

const schema = buildSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
const outputFields = types.flatMap((type) =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, ...field }))
    : [],
);
const findPlaces = (typeName: string) =>
  outputFields.filter(({ type }) => getNamedType(type).name === typeName).map(({ place }) => place);

describe("AvailabilityInput", () => {
  it("is the only argument of every availability", () => {
    const fields = outputFields.filter(({ type }) => getNamedType(type).name === "Availability");
    const signatures = fields.map(
      ({ place, args }) => `${place}(${args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(", ")})`,
    );
    expect(signatures.toSorted()).toEqual([
      "Business.availability(input: AvailabilityInput!)",
      "Service.availability(input: AvailabilityInput)",
      "VisitorBooking.availability(input: AvailabilityInput)",
    ]);
  });
});

describe("UnavailableReason", () => {
  it("is the type of every refusal", () => {
    expect(findPlaces("UnavailableReason").toSorted()).toEqual([
      "Availability.refusal",
      "CalendarUnavailable.reason",
      "NotOfferedReason.code",
      "Occurrence.refusal",
      "ReservationLimit.reason",
      "ResourceUnavailable.reason",
      "SeatShortage.reason",
      "SlotUnavailable.reason",
      "StaffBusy.reason",
    ]);
  });

  it("has the values of the table, each with a description", () => {
    const { values } = (schema.getType("UnavailableReason") as GraphQLEnumType).toConfig();
    expect(Object.keys(values).toSorted()).toEqual(Object.keys(UNAVAILABLE_REASONS).toSorted());
    for (const [name, { description }] of Object.entries(values)) expect.soft(description, name).toBeTruthy();
  });

  // `BookingOverride` names rules to skip, and half of them have the name of a reason.
  it("is the only enum with mostly these values", () => {
    const isReason = ({ name }: GraphQLEnumValue) => Object.hasOwn(UNAVAILABLE_REASONS, name);
    const enums = types.filter(isEnumType).filter((type) => {
      const values = type.getValues();
      return values.filter(isReason).length > values.length / 2;
    });
    expect(enums.map(({ name }) => name)).toEqual(["UnavailableReason"]);
  });
});

describe("money", () => {
  const inputFields = types
    .filter(isInputObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, ...field })),
    );

  it("is a MoneyInput in every input", () => {
    const places = inputFields.filter(({ type }) => getNamedType(type).name === "MoneyInput");
    expect(places.map(({ place, type }) => `${place}: ${String(type)}`).toSorted()).toEqual([
      "CreateServiceInput.price: MoneyInput",
      "ProductInput.price: MoneyInput",
      "RefundPaymentInput.amount: MoneyInput!",
      "ServicePaymentInput.depositAmount: MoneyInput",
      "UpdateServiceInput.price: MoneyInput",
    ]);
  });

  it("is never a bare number of minor units", () => {
    const numbers = [...inputFields, ...outputFields].filter(
      ({ name, place }) => /Minor$|^(amount|paymentValue)$/.test(name) && !/^Money(Input)?\./.test(place),
    );
    expect(numbers.filter(({ type }) => getNamedType(type).name === "Int").map(({ place }) => place)).toEqual(
      [],
    );
  });

  it("is due as one choice, read and sent with the same fields", () => {
    const input = schema.getType("ServicePaymentInput");
    const output = schema.getType("ServicePayment");
    if (!isInputObjectType(input) || !isObjectType(output)) throw new Error("ServicePayment has other kinds");
    expect(input.isOneOf).toBe(true);
    expect(Object.keys(input.getFields()).toSorted()).toEqual(Object.keys(output.getFields()).toSorted());
  });
});
