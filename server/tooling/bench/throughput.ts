import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../root.ts";
import type { ClientsMessage, BenchRequest } from "./askers.ts";
import type { FloorContent } from "./floorServer.ts";
import type { BenchRow } from "./row.ts";
import { type ServedWorld, inServedWorld } from "./servedWorld.ts";
import { quantile } from "./world.ts";

const ROUNDS = 5;
const WARM_UP = 3;
const RUN_MS = 2_000;
const AT_ONCE = 8;
const TICKS_PER_SECOND = 100;

const CALENDAR = "/widget/appointment/northside/consultation";
const PROVIDER = "/widget/appointment/northside";
const HOME = "/";
/** A page that reads its parameters is not cached. */
const HOME_OF_ITS_OWN = "/?theme=light";
/** A request with a cookie is not cached. */
const NOT_KEPT = { cookie: "theme=light" };
/** More URLs than requests within the second for which a page is cached. */
const MANY = 400;

interface Compared {
  readonly name: string;
  readonly ours: readonly BenchRequest[];
  readonly floor: readonly BenchRequest[];
  readonly limit: number;
}

/**
 * Measures responses per second of server processor time against minimal servers: plain Fastify, or React rendering the
 * same elements. They run in turn; clients are a third process.
 */
export function benchThroughput(): Promise<BenchRow[]> {
  return inServedWorld(
    async () => {},
    async (world) => {
      const floor = await startFloor(await floorContent(world.origin));
      const others = Array.from({ length: MANY }, (_, i) => ({ path: `${CALENDAR}?visit=${i}` }));
      const compared: Compared[] = [
        {
          name: "small persisted query, kept, against bare Fastify",
          ours: [small()],
          floor: [small()],
          limit: 4,
        },
        {
          name: "small persisted query, not kept, against bare Fastify",
          ours: [{ ...small(), headers: NOT_KEPT }],
          floor: [{ ...small(), headers: NOT_KEPT }],
          limit: 4,
        },
        page("calendar, kept, against plain React", CALENDAR, 4),
        {
          name: "calendar, not kept, against plain React",
          ours: others,
          floor: [{ path: CALENDAR }],
          limit: 20,
        },
        page("provider list, against plain React", PROVIDER, 10),
        {
          name: "content home, not kept, against plain React",
          ours: [{ path: HOME_OF_ITS_OWN }],
          floor: [{ path: HOME }],
          limit: 15,
        },
        {
          name: "content home, kept, against a bare reply",
          ours: [{ path: HOME }],
          floor: [{ path: "/kept" }],
          limit: 2,
        },
      ];
      try {
        return await measureAll(world, floor, compared);
      } finally {
        floor.child.kill();
      }
    },
  );
}

const page = (name: string, path: string, limit: number): Compared => ({
  name,
  ours: [{ path }],
  floor: [{ path }],
  limit,
});

function small(): BenchRequest {
  const file = join(projectRoot, "client", "__generated__", "persisted.json");
  const documents = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const [id] = Object.entries(documents).find(([, text]) => text.includes("query accountPagesQuery"))!;
  return { path: "/graphql", body: JSON.stringify({ id, variables: {} }) };
}

async function measureAll(
  world: ServedWorld,
  floor: Answering,
  compared: readonly Compared[],
): Promise<BenchRow[]> {
  const ours: Answering = { origin: world.origin, child: world.server };
  const askers = fork(join(import.meta.dirname, "askers.ts"), {
    execArgv: ["--import", "tsx"],
    cwd: projectRoot,
  });
  try {
    const rows: BenchRow[] = [];
    for (const { name, ours: asked, floor: least, limit } of compared) {
      const rates = { ours: [] as number[], floor: [] as number[] };
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const [mine, bare] = [await rate(askers, ours, asked), await rate(askers, floor, least)];
        if (round >= 0) {
          rates.ours.push(mine);
          rates.floor.push(bare);
        }
      }
      const [mine, bare] = [quantile(rates.ours, 0.5), quantile(rates.floor, 0.5)];
      const note = `${mine.toFixed(0)}/s of processor time : ${bare.toFixed(0)}/s`;
      rows.push({ name, ratio: bare / mine, limit, note });
    }
    return rows;
  } finally {
    askers.disconnect();
  }
}

interface Answering {
  readonly origin: string;
  readonly child: ChildProcess;
}

async function rate(
  askers: ChildProcess,
  { origin, child }: Answering,
  questions: readonly BenchRequest[],
): Promise<number> {
  const begun = processorSeconds(child);
  const order: ClientsMessage = { origin, questions, atOnce: AT_ONCE, milliseconds: RUN_MS };
  const count = await new Promise<number>((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`the askers ended with ${code}`));
    askers.once("exit", fail);
    askers.once("message", (responseCount) => {
      askers.off("exit", fail);
      resolve(responseCount as number);
    });
    askers.send(order);
  });
  return count / (processorSeconds(child) - begun);
}

/** From proc(5), fields 14 and 15 of `stat`. */
function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function floorContent(origin: string): Promise<FloorContent> {
  const text = async (path: string) => (await fetch(`${origin}${path}`)).text();
  const [calendar, provider, home] = [await text(CALENDAR), await text(PROVIDER), await text(HOME)];
  const { path, body } = small();
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: body!,
  });
  return {
    kept: { "/kept": home },
    rendered: { [CALENDAR]: calendar, [PROVIDER]: provider, [HOME]: home },
    answer: await response.json(),
  };
}

function startFloor(content: FloorContent): Promise<Answering> {
  const child = fork(join(import.meta.dirname, "floorServer.ts"), {
    execArgv: ["--import", "tsx"],
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "production" },
  });
  return new Promise((resolve, reject) => {
    child.once("message", (origin) => resolve({ origin: String(origin), child }));
    child.once("exit", (code) => reject(new Error(`the floor ended with ${code}`)));
    child.send(content);
  });
}
