import type { ParsedCommand } from "./command.ts";

/** Options without a value. */
const FLAGS = new Set(["password", "yes"]);

export function parseCommandLine(args: readonly string[]): ParsedCommand {
  const words: string[] = [];
  const options: Record<string, string[]> = {};
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i]!;
    if (!arg.startsWith("--")) words.push(arg);
    else {
      const name = arg.slice(2);
      const value = FLAGS.has(name) ? "" : (args[(i += 1)] ?? "");
      options[name] = [...(options[name] ?? []), value];
    }
  }
  return { words, options };
}
