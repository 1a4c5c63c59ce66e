export type Advisories =
  | { readonly kind: "answered"; readonly serious: readonly string[] }
  | { readonly kind: "unanswered"; readonly reason: string };

const SERIOUS = new Set(["high", "critical"]);
const LINE = 200;

/** Parses the output of `npm audit --json`. Anything but a complete report of version 2 is unanswered. */
export function readAdvisories(output: string): Advisories {
  const report = parse(output);
  const vulnerabilities = asRecord(report?.["vulnerabilities"]);
  if (report?.["auditReportVersion"] !== 2 || !vulnerabilities) {
    const { message } = report ?? {};
    return { kind: "unanswered", reason: oneLine(typeof message === "string" ? message : output) };
  }
  const serious = Object.entries(vulnerabilities).flatMap(([name, entry]) => {
    const { severity, range, via } = asRecord(entry) ?? {};
    if (!SERIOUS.has(String(severity))) return [];
    const titles = (Array.isArray(via) ? via : []).flatMap((one) => asRecord(one)?.["title"] ?? []);
    return [oneLine(`${name} ${String(range)}: ${String(severity)}. ${titles.join("; ")}`)];
  });
  return { kind: "answered", serious };
}

function parse(output: string): Record<string, unknown> | null {
  const [begin, end] = [output.indexOf("{"), output.lastIndexOf("}")];
  try {
    return asRecord(JSON.parse(output.slice(begin, end + 1)));
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, LINE) || "it printed nothing";
