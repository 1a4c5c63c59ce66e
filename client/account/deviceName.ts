const BROWSERS: readonly (readonly [RegExp, string])[] = [
  // Those that call themselves by several names, before those whose names they borrow.
  [/Edg\w*\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** What people call the browser that calls itself so; its first words where nobody knows it. */
export function deviceName(agent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (table) => table.find(([pattern]) => pattern.test(agent))?.[1] ?? [],
  );
  return named.join(" · ") || agent.slice(0, 60) || "–";
}
