import { describe, expect, it } from "vitest";
import { TransactionTimeout, classifyDatabaseError, isUnavailable } from "./errors.ts";

const pgError = (code: string, constraint?: string) =>
  Object.assign(new Error("refused"), { code, constraint });
const prismaError = (code: string, cause?: object) =>
  Object.assign(new Error("Invalid invocation"), {
    code,
    meta: cause ? { driverAdapterError: { cause } } : {},
  });

describe("classifyDatabaseError", () => {
  it.each([
    [pgError("23P01", "claims_no_overlap"), { kind: "overlap", constraint: "claims_no_overlap" }],
    [pgError("23505", "orders_key"), { kind: "duplicate", constraint: "orders_key" }],
    [pgError("23514", "seats"), { kind: "check", constraint: "seats" }],
    [pgError("23502"), { kind: "check", constraint: null }],
    [pgError("23503", "business"), { kind: "relation", constraint: "business" }],
    [pgError("23503", "claims_business_id_block_id_fkey"), { kind: "contention" }],
    [pgError("40001"), { kind: "contention" }],
    [pgError("40P01"), { kind: "contention" }],
    [pgError("57P01"), { kind: "unavailable" }],
    [pgError("08006"), { kind: "unavailable" }],
    [pgError("53300"), { kind: "unavailable" }],
    [pgError("ECONNREFUSED"), { kind: "unavailable" }],
    [new Error("timeout exceeded when trying to connect"), { kind: "unavailable" }],
    [new Error("Connection terminated unexpectedly"), { kind: "unavailable" }],
    [new Error("Query read timeout"), { kind: "unavailable" }],
    [new Error("Client was closed and is not queryable"), { kind: "unavailable" }],
    [
      Object.assign(new Error("refused"), { code: "55000", routine: "CheckMyDatabase" }),
      { kind: "unavailable" },
    ],
    [
      prismaError("P2039", {
        originalCode: "23P01",
        originalMessage: 'conflicting key value violates exclusion constraint "claims_no_overlap"',
      }),
      { kind: "overlap", constraint: "claims_no_overlap" },
    ],
    [
      prismaError("P2002", { originalCode: "23505", constraint: { index: "orders_key" } }),
      { kind: "duplicate", constraint: "orders_key" },
    ],
    [prismaError("P2002"), { kind: "duplicate", constraint: null }],
    [prismaError("P2034"), { kind: "contention" }],
    [prismaError("P1001"), { kind: "unavailable" }],
    [prismaError("P2028"), { kind: "unavailable" }],
  ])("classifies %o as %j", (error, expectedError) => {
    expect(classifyDatabaseError(error)).toEqual(expectedError);
  });

  it.each([
    [pgError("42601")],
    [pgError("55000")],
    [pgError("57014")],
    [prismaError("P2025")],
    [new TypeError("x is not a function")],
    ["text"],
    [null],
  ])("returns null for %o, which is a bug", (error) => {
    expect(classifyDatabaseError(error)).toBeNull();
  });
});

describe("isUnavailable", () => {
  const lost = new Error("Connection terminated unexpectedly");
  it.each([
    [lost],
    [new TransactionTimeout("a transaction took longer than 10000 ms")],
    [new Error("a webhook could not be read", { cause: lost })],
    [Object.assign(new Error("Connection terminated unexpectedly"), { originalError: lost })],
    [Object.assign(new Error("wrapped"), { originalError: new Error("again", { cause: lost }) })],
  ])("accepts %o", (error) => expect(isUnavailable(error)).toBe(true));

  const circle = new Error("circle");
  circle.cause = circle;
  it.each([[circle], [pgError("23505")], [new TypeError("x")], ["text"], [null], [undefined]])(
    "rejects %o",
    (error) => expect(isUnavailable(error)).toBe(false),
  );
});
