import { expect, it } from "vitest";
import { renderSecurityTxt } from "./securityTxt.ts";

const values = {
  contact: "security@studio.example",
  canonical: "https://studio.example/.well-known/security.txt",
  languages: ["de", "en"],
  now: Date.UTC(2026, 10, 23, 15, 30),
};

it("returns every required field of RFC 9116 and expires within a year", () => {
  expect(renderSecurityTxt(values)).toBe(
    [
      "Contact: mailto:security@studio.example",
      "Expires: 2027-02-21T00:00:00Z",
      "Preferred-Languages: de, en",
      "Canonical: https://studio.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

it("keeps an https contact and encodes an address that would end the line", () => {
  const renderContact = (contact: string) => renderSecurityTxt({ ...values, contact }).split("\n", 1)[0];
  expect(renderContact("https://studio.example/report")).toBe("Contact: https://studio.example/report");
  expect(renderContact("a b@studio.example")).toBe("Contact: mailto:a%20b@studio.example");
  expect(renderContact("a?cc=x@studio.example")).toBe("Contact: mailto:a%3Fcc=x@studio.example");
  expect(renderContact("a\nContact: x@studio.example")).toBe(
    "Contact: mailto:a%0AContact:%20x@studio.example",
  );
});
