import { expect, it } from "vitest";
import { findRelyingParty } from "./relyingParty.ts";

it.each([
  ["https://daybook.example", "https://daybook.example", "daybook.example"],
  ["https://daybook.example", "https://north.daybook.example", "daybook.example"],
  ["http://localhost:4000", "http://localhost:4000", "localhost"],
  ["https://daybook.example", "https://north.example", undefined],
  ["https://daybook.example", "https://evildaybook.example", undefined],
  ["https://daybook.example", "http://daybook.example", undefined],
  ["http://127.0.0.1:4000", "http://127.0.0.1:4000", undefined],
  ["http://[::1]:4000", "http://[::1]:4000", undefined],
])("findRelyingParty of %s on %s is %s", (server, origin, id) => {
  expect(findRelyingParty(server, origin)).toEqual(id === undefined ? null : { id, origin });
});
