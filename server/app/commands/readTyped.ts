import type { Typed } from "./command.ts";

/** Options that stand alone; all others take the word behind them. */
const FLAGS = new Set(["password", "yes"]);

/** Tells words from options: `key add NAME --scope content --scope forms`. */
export function readTyped(args: readonly string[]): Typed {
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
