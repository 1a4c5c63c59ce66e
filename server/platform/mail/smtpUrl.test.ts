import { expect, it } from "vitest";
import { parseSmtpUrl } from "./smtpUrl.ts";

it.each([
  ["smtp://mail.example.com", { host: "mail.example.com", port: 587, isImplicitTls: false, tls: "required" }],
  ["smtps://mail.example.com", { port: 465, isImplicitTls: true, tls: "required" }],
  ["smtp://mail.example.com:25?tls=optional", { port: 25, tls: "optional" }],
  ["smtp://mail.example.com?tls=unverified", { tls: "unverified" }],
  ["smtp://127.0.0.1:1025", { port: 1025, tls: "loopback" }],
  ["smtp://[::1]", { host: "::1", tls: "loopback" }],
  ["smtp://localhost?tls=required", { tls: "required" }],
  ["smtp://a%40b.example:p%3Aw@mail.example.com", { credentials: { user: "a@b.example", pass: "p:w" } }],
  ["smtp://mail.example.com/", { credentials: null }],
])("parses %s", (url, expected) => {
  expect(parseSmtpUrl(url)).toMatchObject(expected);
});

it.each([
  "mail.example.com",
  "http://mail.example.com",
  "smtp://",
  "smtp://mail.example.com?tls=none",
  "smtp://mail.example.com?tls=",
  "smtp://mail.example.com?starttls=1",
  "smtp://ada%zz@mail.example.com",
  "smtp://ada:%f0@mail.example.com",
])("rejects %s", (url) => {
  expect(parseSmtpUrl(url)).toBeNull();
});
