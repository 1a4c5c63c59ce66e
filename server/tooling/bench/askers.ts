import { Agent, request } from "node:http";

export interface ClientsMessage {
  readonly origin: string;
  readonly questions: readonly BenchRequest[];
  readonly atOnce: number;
  readonly milliseconds: number;
}

export interface BenchRequest {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Client process. Each client sends one request after the other over one connection. Reports the number of responses.
 */
process.on("message", (order: ClientsMessage) => {
  void work(order).then((count) => process.send!(count));
});

async function work({ origin, questions, atOnce, milliseconds }: ClientsMessage): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const until = performance.now() + milliseconds;
  let count = 0;
  let next = 0;
  const one = async () => {
    while (performance.now() < until) {
      await ask(agent, origin, questions[next++ % questions.length]!);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  agent.destroy();
  return count;
}

function ask(agent: Agent, origin: string, { path, body, headers = {} }: BenchRequest): Promise<void> {
  const posted =
    body === undefined ? {} : { "content-type": "application/json", "content-length": String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      { agent, method: body === undefined ? "GET" : "POST", headers: { ...posted, ...headers } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
        response.resume().on("end", resolve);
      },
    );
    sent.on("error", reject).end(body);
  });
}
