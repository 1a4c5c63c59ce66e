import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ContactRules, checkEmail, validateContact, checkName, checkPhone } from "./contactRules.ts";
import { cleanText, checkText } from "./text.ts";

const rules: ContactRules = { askPhone: "OPTIONAL", askDateOfBirth: "OPTIONAL", today: "2026-11-20" };
const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };

describe("emailFault", () => {
  it.each([
    "a@b.co",
    "ada@example.com",
    "ada.lovelace+tag@sub.example.co.uk",
    "o'neill@example.ie",
    "x_y-z@ex-ample.museum",
    "1@2.com",
    "jürgen@müller.example",
    "用户@例子.中国",
    "пользователь@пример.рф",
    "a@xn--bcher-kva.example",
    `${"a".repeat(64)}@example.com`,
  ])("accepts %s", (email) => {
    expect(checkEmail(email)).toBeNull();
  });

  it.each([
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@.com",
    "ada@example..com",
    "ada@-example.com",
    "ada@example-.com",
    ".ada@example.com",
    "ada.@example.com",
    "a..b@example.com",
    "ada@exa mple.com",
    "ada b@example.com",
    '"ada"@example.com',
    "ada@[192.0.2.1]",
    "ada@192.0.2.1",
    "ada@example.com, bo@example.com",
    "ada@example.com;",
    "<ada@example.com>",
    "mailto:ada@example.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(64)}.com`,
  ])("rejects %s", (email) => {
    expect(checkEmail(email)).toBe("INVALID_EMAIL");
  });

  it("rejects long and strange input without backtracking", () => {
    for (const hostile of [
      `${"a.".repeat(120)}@`,
      `a@${"b-".repeat(120)}`,
      `a@${"b.".repeat(120)}`,
      `${"!".repeat(254)}`,
      "@".repeat(254),
    ])
      expect(checkEmail(hostile.slice(0, 254))).toBe("INVALID_EMAIL");
    expect(checkEmail("a".repeat(1_000_000))).toBe("TOO_LONG");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(() => checkEmail(text)).not.toThrow();
      }),
    );
  });
});

describe("phoneFault", () => {
  it.each([
    "12345",
    "+1 212 555 0142",
    "(030) 123-456",
    "+49/30/1234567",
    "212.555.0142",
    "+44 20 7946 0958 ext. 12",
    "5550100x42",
  ])("accepts %s", (phone) => {
    expect(checkPhone(phone)).toBeNull();
  });

  it.each([
    "1234",
    "+",
    "+-()",
    "phone",
    "++1234567",
    "1234567890123456",
    "12345 ext",
    "12345x1234567",
    "１２３４５６",
  ])("rejects %s", (phone) => {
    expect(checkPhone(phone)).toBe("INVALID_PHONE");
  });
});

describe("validateContact", () => {
  it("trims and normalizes all values", () => {
    const { details, issues } = validateContact(
      { ...ada, firstName: " Jose\u0301 \n", email: "\tada@example.com " },
      rules,
    );
    expect(issues).toEqual([]);
    expect(details).toEqual({
      firstName: "José",
      lastName: "Lovelace",
      email: "ada@example.com",
      phone: null,
      dateOfBirth: null,
    });
  });

  it.each([
    ["NO", undefined, null, []],
    ["NO", "nonsense", null, []],
    ["OPTIONAL", undefined, null, []],
    ["OPTIONAL", "+1 212 555 0100", "+1 212 555 0100", []],
    ["OPTIONAL", "nonsense", "nonsense", ["INVALID_PHONE"]],
    ["REQUIRED", undefined, null, ["REQUIRED"]],
    ["REQUIRED", "  ", null, ["REQUIRED"]],
    ["REQUIRED", "+1 212 555 0100", "+1 212 555 0100", []],
  ] as const)("with askPhone %s turns %j into %j", (askPhone, phone, expectedPhone, codes) => {
    const { details, issues } = validateContact(
      { ...ada, ...(phone ? { phone } : {}) },
      { ...rules, askPhone },
    );
    expect(details.phone).toBe(expectedPhone);
    expect(issues.map((one) => [one.path, one.code])).toEqual(codes.map((code) => [["phone"], code]));
  });

  it.each([
    ["1990-12-10", null],
    ["2026-11-20", null],
    ["1900-01-01", null],
    ["2024-02-29", null],
    ["2026-11-21", "OUT_OF_RANGE"],
    ["1899-12-31", "OUT_OF_RANGE"],
    ["2023-02-29", "INVALID_DATE"],
    ["2000-13-01", "INVALID_DATE"],
    ["10/12/1990", "INVALID_DATE"],
    ["1990-1-1", "INVALID_DATE"],
    ["+001990-12-10", "INVALID_DATE"],
  ] as const)("validates the date of birth %s", (dateOfBirth, code) => {
    const { issues } = validateContact({ ...ada, dateOfBirth }, rules);
    expect(issues.map((one) => one.code)).toEqual(code ? [code] : []);
  });

  it("returns null for an optional e-mail that is left out", () => {
    const person = { firstName: "Ada", lastName: "Lovelace" };
    for (const email of [undefined, null, "", "  "]) {
      const draft = { ...person, ...(email !== undefined && { email }) };
      expect(validateContact(draft, { ...rules, askEmail: "OPTIONAL" })).toMatchObject({
        details: { email: null },
        issues: [],
      });
      expect(validateContact(draft, rules).issues).toMatchObject([{ path: ["email"], code: "REQUIRED" }]);
    }
    expect(
      validateContact({ ...person, email: "ada" }, { ...rules, askEmail: "OPTIONAL" }).issues,
    ).toMatchObject([{ path: ["email"], code: "INVALID_EMAIL" }]);
  });

  it("never returns a text that cannot be stored", () => {
    const anything = fc.option(fc.string({ unit: "binary", maxLength: 150 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.record({ firstName: anything, lastName: anything, email: anything, phone: anything }),
        (draft) => {
          const clean = Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== undefined));
          const { details, issues } = validateContact(clean, rules);
          if (issues.length > 0) return;
          for (const text of [details.firstName, details.lastName, details.email]) {
            expect(text).not.toBe("");
            // A lone surrogate would change in UTF-8.
            expect(Buffer.from(text!).toString()).toBe(text);
            expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
          }
        },
      ),
    );
  });
});

describe("cleanText and textFault", () => {
  it("accept joiners, marks, emoji and right-to-left letters", () => {
    for (const text of ["می\u200cخواهم", "👩‍🔬", "שלום", "Zoë", "ﬁ", "नमस्ते", "İstanbul", "Nguyễn"])
      expect([text, checkText(cleanText(text), { max: 100 })]).toEqual([text, null]);
  });

  it("allow line breaks only with `lines`, and normalize them", () => {
    expect(cleanText(" a\r\nb\rc\n ")).toBe("a\nb\nc");
    expect(checkText("a\nb", { max: 10, allowsLines: true })).toBeNull();
    expect(checkText("a\nb", { max: 10 })).toBe("CONTROL_CHARACTERS");
    expect(checkText("a\tb", { max: 10, allowsLines: true })).toBe("CONTROL_CHARACTERS");
  });

  it("reject a letter with hundreds of thousands of marks without delay", () => {
    const stacked = `a${"\u0315".repeat(500_000)}${"\u0300".repeat(500_000)}`;
    expect(checkText(cleanText(stacked), { max: 2_000_000 })).toBe("CONTROL_CHARACTERS");
    expect(checkText(cleanText(`a${"\u0300".repeat(30)}`), { max: 100 })).toBeNull();
    expect(checkText(cleanText(`a${"\u0344".repeat(30)}`), { max: 100 })).toBe("CONTROL_CHARACTERS");
  });

  it("accept the maximum length and reject one more", () => {
    expect(checkText("a".repeat(10), { max: 10 })).toBeNull();
    expect(checkText("a".repeat(11), { max: 10 })).toBe("TOO_LONG");
  });
});

describe("nameFault", () => {
  it.each([
    "J. R. Tolkien",
    "St. John",
    "J.R. Tolkien",
    "Ana-María d’Oña",
    "evil.example",
    "Ng",
    "李小龍",
    "www",
  ])("accepts %s", (name) => expect(checkName(name)).toBeNull());

  it.each([
    "http://evil.example",
    "Ada ftp://x",
    "see www.evil.example",
    "WwW.evil.example",
    "ｗｗｗ．evil.example",
    "http：//evil",
    "Ada\u0000",
    "Ada\nLovelace",
    "Ada\u202e",
  ])("rejects %j", (name) => expect(checkName(name)).toBe("NAME_INVALID"));

  it("rejects a name of more than 100 characters", () => {
    expect(checkName("x".repeat(101))).toBe("TOO_LONG");
  });
});
