import { type Agent, request } from "node:http";

/**
 * Asks the graph over a connection that is kept, with less effort than `fetch`. Returns the data of the answer.
 *
 * @throws when the answer has none
 */
export function postJson(
  agent: Agent,
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
          ...headers,
        },
      },
      (response) => {
        let answer = "";
        response.setEncoding("utf8").on("data", (part: string) => (answer += part));
        response.on("end", () => {
          const { data } = JSON.parse(answer) as { data?: Record<string, unknown> };
          if (data) resolve(data);
          else reject(new Error(answer));
        });
      },
    );
    sent.on("error", reject).end(text);
  });
}
