import { describe, expect, it } from "vitest";
import { databaseFault } from "./errors.ts";

const pgError = (code: string, constraint?: string) =>
  Object.assign(new Error("refused"), { code, constraint });
const prismaError = (code: string, cause?: object) =>
  Object.assign(new Error("Invalid invocation"), {
    code,
    meta: cause ? { driverAdapterError: { cause } } : {},
  });

describe("databaseFault", () => {
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
  ])("of %o is %j", (error, fault) => {
    expect(databaseFault(error)).toEqual(fault);
  });

  it.each([
    [pgError("42601")],
    [pgError("57014")],
    [prismaError("P2025")],
    [new TypeError("x is not a function")],
    ["text"],
    [null],
  ])("of %o is none: that is a bug", (error) => {
    expect(databaseFault(error)).toBeNull();
  });
});
