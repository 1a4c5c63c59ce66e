import { expect, it } from "vitest";
import { validateEndpoint } from "./validateEndpoint.ts";
import { normaliseWebhookUrl } from "./webhookUrl.ts";

it.each([
  ["https://partner.example/hooks", "https://partner.example/hooks"],
  [" HTTPS://Partner.Example/hooks?key=1#part ", "https://partner.example/hooks?key=1"],
  ["https://partner.example:443/", "https://partner.example/"],
  ["https://partner.example:8443/", "https://partner.example:8443/"],
  ["https://bücher.example/", "https://xn--bcher-kva.example/"],
])("webhookUrl turns %s into %s", (typed, expected) => {
  expect(normaliseWebhookUrl(typed)).toBe(expected);
});

it.each([
  "http://partner.example/",
  "ftp://partner.example/",
  "partner.example/hooks",
  "https://user:password@partner.example/",
  "https://user@partner.example/",
  "https://partner.example:22/",
  "https://partner.example:80/",
  "https://localhost/",
  "https://hooks.localhost/",
  "https://printer.local/",
  "https://metadata.google.internal/",
  "https://intranet/",
  "https://127.0.0.1/",
  "https://10.0.0.1/",
  "https://8.8.8.8/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://127.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[2606:4700:4700::1111]/",
  "https://1.0.0.127.in-addr.arpa/",
  "https://",
  "javascript:alert(1)",
  `https://partner.example/${"x".repeat(2_000)}`,
  "",
])("webhookUrl rejects %s", (typed) => {
  expect(normaliseWebhookUrl(typed)).toBeNull();
});

it("webhookUrl accepts this machine only when loopback is allowed", () => {
  for (const url of ["http://localhost:8000/hooks", "http://127.0.0.1:4321/", "http://[::1]:1/"]) {
    expect(normaliseWebhookUrl(url)).toBeNull();
    expect(normaliseWebhookUrl(url, true)).toBe(url);
  }
  for (const url of ["http://partner.example/", "https://10.0.0.1/", "http://192.168.1.1:80/"])
    expect(normaliseWebhookUrl(url, true)).toBeNull();
});

it("validateEndpoint names the invalid field and keeps omitted ones", () => {
  const expected = {
    url: "https://partner.example/",
    description: "ours",
    types: ["guest.left"],
    includesContacts: true,
  };
  expect(validateEndpoint({}, expected, false)).toEqual({ settings: expected, issues: [] });
  const { issues } = validateEndpoint(
    {
      url: "http://partner.example",
      description: "x".repeat(201),
      types: ["booking.created", "webhook.test"],
    },
    expected,
    false,
  );
  expect(issues.map(({ path, code }) => [path.join("."), code])).toEqual([
    ["url", "INVALID"],
    ["description", "TOO_LONG"],
    ["types.1", "INVALID"],
  ]);
  const nothing = { url: "", description: "", types: [], includesContacts: false };
  expect(validateEndpoint({}, nothing, false).issues.map(({ code }) => code)).toEqual(["REQUIRED"]);
});
