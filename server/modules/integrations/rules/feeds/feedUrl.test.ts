import { expect, it } from "vitest";
import { normaliseFeedUrl } from "./feedUrl.ts";

it.each([
  ["https://calendar.example/me.ics", "https://calendar.example/me.ics"],
  [" webcal://calendar.example/me.ics ", "https://calendar.example/me.ics"],
  ["HTTP://Calendar.Example:80/me.ics?key=1#top", "http://calendar.example/me.ics?key=1"],
  ["http://calendar.example:443/", "http://calendar.example:443/"],
])("feedUrl turns %s into %s", (typed, expectedUrl) => {
  expect(normaliseFeedUrl(typed)).toBe(expectedUrl);
});

it.each([
  "",
  "calendar.example/me.ics",
  "ftp://calendar.example/me.ics",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://",
  "https:calendar.example",
  "https://user@calendar.example/",
  "https://user:secret@calendar.example/",
  "https://calendar.example:8080/",
  "https://calendar.example:22/",
  `https://calendar.example/${"a".repeat(2_000)}`,
])("feedUrl rejects %s", (typed) => {
  expect(normaliseFeedUrl(typed)).toBeNull();
});

it("feedUrl accepts another port when it is allowed", () => {
  expect(normaliseFeedUrl("http://calendar.example:8080/", [8080])).toBe("http://calendar.example:8080/");
});
