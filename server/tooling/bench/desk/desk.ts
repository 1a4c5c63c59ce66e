import { benchBoard } from "./board.ts";
import { benchScreens } from "./screens.ts";
import type { BenchRow } from "../row.ts";

/** Each part runs alone with `npm run bench -- desk part=board`. */
const PARTS: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  board: benchBoard,
  screens: benchScreens,
};

/** Measures the desk: the query of the board, and the screens in a browser. */
export async function benchDesk(options: ReadonlyMap<string, string>): Promise<BenchRow[]> {
  const wanted = options.get("part");
  const rows: BenchRow[] = [];
  for (const [name, run] of Object.entries(PARTS))
    if (wanted === undefined || wanted === name) rows.push(...(await run()));
  return rows;
}
