import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Features that Playwright disables. Chromium reads only the last `--disable-features`, so ours repeats them. */
export const PLAYWRIGHT_DISABLED = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Features that start renderers that no test needs: the address bar popups and a spare one. */
const UNSEEN_RENDERERS = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

export type ChromiumLaunch = { executablePath: string; args: string[] };

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Returns the browser for tests: `CHROMIUM`, an installed one, or Playwright's. Null if there is none. */
export function findChromium(): ChromiumLaunch | null {
  const candidates = [process.env["CHROMIUM"] ?? "", ...INSTALLED, chromium.executablePath()];
  const executablePath = candidates.find((path) => path !== "" && existsSync(path));
  return executablePath === undefined ? null : launch(executablePath);
}

/**
 * Returns Chromium without windows, which does a fifth less work for the same page. As `findChromium` if `CHROMIUM`
 * names a browser or the shell is not installed.
 */
export function findHeadlessShell(): ChromiumLaunch | null {
  return process.env["CHROMIUM"] || !existsSync(HEADLESS_SHELL) ? findChromium() : launch(HEADLESS_SHELL);
}

function launch(executablePath: string): ChromiumLaunch {
  // Chromium's sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const features = [...PLAYWRIGHT_DISABLED, ...UNSEEN_RENDERERS];
  return { executablePath, args: [...sandbox, `--disable-features=${features.join(",")}`] };
}

/**
 * As `findChromium`, but installs Chromium if needed, from Playwright or the distribution.
 *
 * @throws if none can be installed
 */
export async function ensureChromium(): Promise<ChromiumLaunch> {
  const attempts = [
    () => {},
    () => run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]),
    () => {
      if (process.getuid?.() !== 0) return;
      run("apt-get", ["update"]);
      const packages = ["chromium", "chromium-headless-shell"];
      run("apt-get", ["install", "--yes", "--no-install-recommends", ...packages]);
    },
  ];
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      // Try the next source. The final error tells the user what to do.
    }
    const found = findChromium();
    if (found) return found;
  }
  throw new Error("there is no Chromium: install one, or name its program with CHROMIUM");
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, {
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
