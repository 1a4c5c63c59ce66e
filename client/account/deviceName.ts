const BROWSERS: readonly (readonly [RegExp, string])[] = [
  // Browsers that also send another browser's name come before it.
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

/** Returns browser and system of a user agent, or its beginning if both are unknown. */
export function formatDeviceName(agent: string | null | undefined): string {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (table) => table.find(([pattern]) => pattern.test(agent ?? ""))?.[1] ?? [],
  );
  return names.join(" · ") || agent?.slice(0, 60) || "–";
}
