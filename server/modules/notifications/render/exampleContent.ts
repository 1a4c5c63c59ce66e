import type { MailContent, MailLine } from "./content.ts";

/** One line of an example mail. */
export const exampleLine: MailLine = {
  service: "Consultation",
  status: "SCHEDULED",
  startsAt: Date.parse("2026-11-23T15:00:00Z"),
  endsAt: Date.parse("2026-11-23T15:30:00Z"),
  formerStart: null,
  decideBy: null,
  wasUnpaid: false,
  staff: ["Amara Osei"],
  placeKind: "AT_PROVIDER",
  place: "48 Orchard Street, New York, NY 10002",
  whose: null,
  guests: [],
  seats: 1,
  price: null,
};

/** A mail for tests and for looking at. */
export const exampleContent: MailContent = {
  kind: "CONFIRMED",
  recipient: "BOOKER",
  locale: "en",
  business: {
    name: "Northside Studio",
    phone: "+1 212 555 0142",
    address: "48 Orchard Street, New York, NY 10002",
    policy: "Please tell us a day ahead if you cannot come.",
    accentColor: "#1f6f5c",
    timeZone: "America/New_York",
    hourCycle: "h12",
  },
  name: "Ada",
  booker: "Ada Lovelace",
  timeZone: "America/New_York",
  lines: [exampleLine],
  reference: "K7M2P9QX",
  total: null,
  refund: null,
  client: null,
  reason: "",
  link: "https://northside.example/widget/booking/AaH4ZhxuefB7DR1LNc8pXAAAAZ2V8fZ5dRWhUP3o",
  confirmation: null,
  againLink: null,
};
