import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { SUBSCRIBABLE_TYPES, EVENT_TYPES } from "../rules/webhooks/eventTypes.ts";
import { builder } from "../../../platform/graphql/builder.ts";

/** Spellings of earlier releases. Clients may still send `BOOKING_NO_SHOW` for `booking.no_show`. */
const FORMER_NAMES = new Map(
  Object.keys(EVENT_TYPES).map((type) => [type.replace(".", "_").toUpperCase(), type]),
);

/** An unknown type passes, so that the operation returns `InvalidInput` with its path. */
function parseEventType(value: unknown): string {
  if (typeof value === "string") return FORMER_NAMES.get(value) ?? value;
  throw new GraphQLError("EventType must be a text such as booking.created", {
    extensions: { code: "BAD_USER_INPUT" },
  });
}

builder.addScalarType(
  "EventType",
  new GraphQLScalarType<string, string>({
    name: "EventType",
    description: `The type of an event, spelled as in webhook deliveries: ${SUBSCRIBABLE_TYPES.map((type) => `\`${type}\``).join(", ")}. More may be added. \`webhook.test\` is the type of a delivery that only tests an endpoint.`,
    serialize: (value) => value as string,
    parseValue: parseEventType,
    parseLiteral: (node) =>
      parseEventType(node.kind === Kind.STRING || node.kind === Kind.ENUM ? node.value : null),
  }),
);
