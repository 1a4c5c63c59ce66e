import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPlainLine, checkText } from "../contact/text.ts";
import { ATTRIBUTION_LIMITS, WIDGET_PARAMETERS, validateAttribution } from "./attribution.ts";

const named = (...names: string[]) => names.map((name) => ({ name, value: name.toUpperCase() }));

describe("validateAttribution", () => {
  it.each([
    ["as it stands", "utm_source", "news letter", "utm_source", "news letter"],
    ["an empty value", "ref", "", "ref", ""],
    ["controls taken out", "re\u0000f", "a\u001b[31mb\u0085c", "ref", "a[31mbc"],
    ["what reorders or hides text", "ref\u202e", "evil\u202egpj\u2066.exe\u200b", "ref", "evilgpj.exe"],
    ["lines and tabs made blanks", "ref", " one\r\n\ttwo ", "ref", "one two"],
    ["half a character taken out", "ref", "a\ud83db", "ref", "ab"],
    ["joiners and marks that languages need", "ref", "👩‍🔬 é", "ref", "👩‍🔬 é"],
    ["composed letters", "ref", "e\u0301", "ref", "é"],
  ])("%s", (_, name, value, keptName, keptValue) => {
    expect(validateAttribution([{ name, value }])).toEqual([{ name: keptName, value: keptValue }]);
  });

  it("drops parameters of the widget in any spelling", () => {
    expect(
      validateAttribution(named("email", "Email", " PHONE ", "utm_medium", "e\u200bmail", "first_name")),
    ).toEqual([{ name: "utm_medium", value: "UTM_MEDIUM" }]);
    expect(validateAttribution(named(...WIDGET_PARAMETERS))).toEqual([]);
  });

  it("keeps repeated names in order", () => {
    const parameterList = [
      { name: "utm_term", value: "a" },
      { name: "ref", value: "b" },
      { name: "utm_term", value: "c" },
    ];
    expect(validateAttribution(parameterList)).toEqual(parameterList);
  });

  it("drops parameters without a name", () => {
    expect(validateAttribution(named("", "  ", "\u202e"))).toEqual([]);
  });

  it("keeps the first fifty parameters and cuts long texts", () => {
    const many = Array.from({ length: 120 }, (_, n) => ({ name: `p${n}`, value: "v" }));
    expect(validateAttribution(many).map(({ name }) => name)).toEqual(
      many.slice(0, ATTRIBUTION_LIMITS.count).map(({ name }) => name),
    );
    const [long] = validateAttribution([{ name: "n".repeat(10_000), value: "v".repeat(1_000_000) }]);
    expect([long!.name.length, long!.value.length]).toEqual([100, 500]);
    const [emoji] = validateAttribution([{ name: "ref", value: `${"v".repeat(499)}😀` }]);
    expect(emoji!.value).toBe("v".repeat(499));
  });
});

const wild = fc.oneof(
  fc.string({ unit: "binary", maxLength: 700 }),
  fc.string({
    unit: fc.constantFrom("a", "\u202e", "\n", " ", "😀", "\ud83d", "e\u0301", "\u0000", "E"),
    maxLength: 700,
  }),
  fc.constantFrom(...WIDGET_PARAMETERS),
);

it("validateAttribution returns valid parameters in order and is idempotent", () => {
  const parameters = fc.array(fc.record({ name: wild, value: wild }), { maxLength: 80 });
  fc.assert(
    fc.property(parameters, (parameterList) => {
      const validParameters = validateAttribution(parameterList);
      expect(validParameters.length).toBeLessThanOrEqual(ATTRIBUTION_LIMITS.count);
      for (const { name, value } of validParameters) {
        expect(name).not.toBe("");
        expect(WIDGET_PARAMETERS.has(name.toLowerCase())).toBe(false);
        expect(checkText(name, { max: ATTRIBUTION_LIMITS.name })).toBeNull();
        expect(checkText(value, { max: ATTRIBUTION_LIMITS.value })).toBeNull();
      }
      expect(validateAttribution(validParameters)).toEqual(validParameters);
      const names = parameterList.map(({ name }) => toPlainLine(name, ATTRIBUTION_LIMITS.name));
      let at = -1;
      for (const { name } of validParameters) expect((at = names.indexOf(name, at + 1))).toBeGreaterThan(-1);
    }),
  );
});
