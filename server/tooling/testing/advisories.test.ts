import { expect, it } from "vitest";
import { readAdvisories } from "./advisories.ts";

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

it("readAdvisories names packages with a high or critical advisory", () => {
  const output = report({
    lodash: { severity: "critical", range: "<4.17.21", via: [{ title: "Prototype pollution" }, "other"] },
    minimist: { severity: "high", range: "*", via: [] },
    tar: { severity: "moderate", range: "*", via: [] },
    odd: null,
  });
  expect(readAdvisories(`npm warn something {}\n${output}`.replace("{}", ""))).toEqual({
    kind: "answered",
    serious: ["lodash <4.17.21: critical. Prototype pollution", "minimist *: high."],
  });
  expect(readAdvisories(report({}))).toEqual({ kind: "answered", serious: [] });
});

it.each([
  ["", "it printed nothing"],
  ["npm error code ENOTFOUND\nnpm error network", "npm error code ENOTFOUND npm error network"],
  [JSON.stringify({ message: "405 Method Not Allowed", statusCode: 405 }), "405 Method Not Allowed"],
  ["[]", "[]"],
  [JSON.stringify({ auditReportVersion: 1, advisories: {} }), `{"auditReportVersion":1,"advisories":{}}`],
  [
    JSON.stringify({ auditReportVersion: 2, vulnerabilities: [] }),
    `{"auditReportVersion":2,"vulnerabilities":[]}`,
  ],
])("readAdvisories treats as unanswered: %s", (output, reason) => {
  expect(readAdvisories(output)).toEqual({ kind: "unanswered", reason });
});
