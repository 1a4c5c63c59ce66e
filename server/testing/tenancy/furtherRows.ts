import { open, sealed } from "./makingRows.ts";
import { type MatrixRow, row, thing } from "./things.ts";

/** Rows for inputs that the other rows do not cover. Each input with an id is in at least one row. */
export const FURTHER_ROWS: readonly MatrixRow[] = [
  row("OWNER", "blockTime", (t) => ({
    resources: [thing(t, "spare")],
    reason: sealed(t),
    startsAt: "2026-12-02T10:00:00Z",
    endsAt: "2026-12-02T11:00:00Z",
  })),
  row("OWNER", "createProvider", (t) => ({
    name: open(t),
    slug: `second-place-${thing(t, "word").toLowerCase()}`,
    services: [thing(t, "service")],
    staff: [thing(t, "staff")],
  })),
  row("OWNER", "createStaff", (t) => ({
    name: open(t),
    slug: `second-person-${thing(t, "word").toLowerCase()}`,
    schedule: thing(t, "spareSchedule"),
    services: [{ service: thing(t, "service"), priority: 0 }],
  })),
  row("OWNER", "updateServiceMenu", (t) => ({
    menu: thing(t, "menu"),
    categories: [{ id: thing(t, "heading"), name: open(t), services: [thing(t, "service")] }],
  })),
  row("OWNER", "inviteUser", (t) => ({
    email: `${sealed(t)}.second@example.org`,
    name: sealed(t),
    role: "STAFF",
    staff: thing(t, "staff"),
  })),
  row("VISITOR", "holdSlot", (t) => ({ slot: thing(t, "slot"), visitor: "visitor-token-of-a-slot" })),
  row("VISITOR", "holdSlot", (t) => ({
    lines: [{ service: thing(t, "service"), staff: thing(t, "staff") }],
    provider: thing(t, "provider"),
    startsAt: "2026-11-28T10:00:00Z",
    visitor: "visitor-token-of-lines",
  })),
];
