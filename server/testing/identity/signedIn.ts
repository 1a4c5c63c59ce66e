import type { FastifyInstance } from "fastify";
import type { ViewerRole } from "../../modules/access/rules/permissions.ts";
import { inviteUser } from "../../modules/access/users/team.ts";
import { setUserPassword } from "../../modules/access/users/choosePassword.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { unwrap } from "../unwrap.ts";

export const PASSWORD = "hedgehog tea lamp";

/** Creates a user who can sign in with `PASSWORD`. Returns the row id. */
export async function addUser(
  scope: Scope,
  role: ViewerRole,
  email: string,
  staffId: string | null = null,
): Promise<string> {
  const invited = unwrap(
    await inviteUser(scope, "OWNER", { email, name: email, role, staffId, locale: "en" }, true),
  );
  const { userId: id } = invited;
  unwrap(await setUserPassword(scope, { businessId: scope.business.id, id, email }, PASSWORD));
  return id;
}

export interface SendOptions {
  readonly host?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: "GET" | "POST";
}

export interface GraphReply {
  readonly status: number;
  readonly data: Record<string, never> | null;
  readonly errors: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
  readonly setCookies: readonly string[];
}

export interface TestBrowser {
  readonly jar: Map<string, string>;
  send(query: string, variables?: object, sending?: SendOptions): Promise<GraphReply>;
  signIn(email: string, password?: string, sending?: SendOptions): Promise<string>;
  getUserName(sending?: SendOptions): Promise<string | null>;
}

const SIGN_IN = `mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) {
  __typename ... on SignInPayload { viewer { name role } } ... on Failure { code } } }`;

export function openBrowser(app: FastifyInstance, jar = new Map<string, string>()): TestBrowser {
  const send = async (
    query: string,
    variables: object = {},
    sending: SendOptions = {},
  ): Promise<GraphReply> => {
    const { host = "localhost", address = "192.0.2.1", headers = {}, method = "POST" } = sending;
    const reply = await app.inject({
      method,
      url: method === "POST" ? "/graphql" : `/graphql?${new URLSearchParams({ query }).toString()}`,
      remoteAddress: address,
      headers: {
        host,
        "sec-fetch-site": "same-origin",
        "x-daybook-csrf": "1",
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") }),
        ...headers,
      },
      ...(method === "POST" && { payload: { query, variables } }),
    });
    const setCookies = [reply.headers["set-cookie"] ?? []].flat();
    for (const cookie of setCookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value === "") jar.delete(name!);
      else jar.set(name!, value!);
    }
    const body = reply.json<{ data?: GraphReply["data"]; errors?: GraphReply["errors"] }>();
    return { status: reply.statusCode, data: body.data ?? null, errors: body.errors ?? [], setCookies };
  };
  return {
    jar,
    send,
    async signIn(email, password = PASSWORD, sending) {
      const { data, errors } = await send(SIGN_IN, { email, password }, sending);
      const answer = data?.["signIn"] as { __typename: string; code?: string } | undefined;
      return errors[0]?.message ?? answer?.code ?? answer!.__typename;
    },
    async getUserName(sending) {
      const { data } = await send("{ viewer { name } }", {}, sending);
      return (data?.["viewer"] as { name: string } | null | undefined)?.name ?? null;
    },
  };
}
