import type { ObjectRef } from "@pothos/core";
import { builder } from "./builder.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

/**
 * The names of a node type's connection and edge, as the last two arguments of a connection field. Fields that share a
 * connection type, or count by themselves, use `createConnection`.
 */
export const connectionNames = <Node extends string>(node: Node) =>
  [{ name: `${node}Connection` }, { name: `${node}Edge` }] as const;

/** Creates the connection type of a node type. The value of a field has `totalCount`: a number, or a function that counts. */
export function createConnection<Node extends object>(type: ObjectRef<Types, Node, Node>, node: string) {
  const [connection, edge] = connectionNames(node);
  const ref = builder.connectionObject({ type, ...connection }, edge);
  builder.objectField(ref, "totalCount", (t) =>
    t.int({
      resolve: (value) => {
        const { totalCount } = value as unknown as { readonly totalCount: number | (() => Promise<number>) };
        return typeof totalCount === "function" ? totalCount() : totalCount;
      },
    }),
  );
  return ref;
}

/** Orders of a connection helper. Pothos types one, and Prisma accepts several. */
export const orderByAll = (...orders: readonly object[]) => orders as never;
