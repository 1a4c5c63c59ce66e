import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { calendarFile } from "../../modules/bookings/graphql/calendarFile.ts";
import { exportedFile } from "../../modules/insights/graphql/exports.ts";
import { openedMedia, shownPicture } from "../../modules/content/graphql/media.ts";
import { siteFile } from "../../modules/content/graphql/siteFiles.ts";
import { staffFeedFile } from "../../modules/integrations/graphql/staffFeedFile.ts";
import { downloadedFile, openedUpload } from "../../modules/questionnaires/graphql/uploads.ts";
import type { AppDeps } from "../../app/http/deps.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { createBusinessDirectory } from "../../modules/businesses/businessDirectory.ts";
import { type Asker, type TestGraph, seededRandom } from "../graph.ts";
import { partnerApp } from "../servers/partnerApp.ts";

/** A web server with all file routes. The caller closes it. */
export async function tenantApp(
  graph: TestGraph,
  more: Partial<AppDeps<Context>> = {},
): Promise<{ readonly app: FastifyInstance; close(): Promise<void> }> {
  const { database, clock, signer } = graph;
  const deps = {
    database,
    clock,
    signer,
    random: seededRandom("tenants"),
    directory: createBusinessDirectory(database, clock),
    payments: graph.provider.gateways,
    houseOrigin: () => "https://house.example",
  };
  return partnerApp(graph, "tenants", deps, {
    calendarFile: (key, request) => calendarFile(deps, key, request),
    staffFeed: (key, request) => staffFeedFile(deps, key, request),
    exportFile: (asked, request) => exportedFile(deps, asked, request),
    siteFile: (file, request) => siteFile(deps, file, request),
    uploads: {
      open: (asked, request) => openedUpload(deps, asked, request),
      read: (id, request) => downloadedFile(deps, id, request),
    },
    media: {
      open: (request) => openedMedia(deps, request),
      read: (asked, request) => shownPicture(deps, asked, request),
    },
    ...more,
  });
}

/** Sends an HTTP request as a caller, by API key or session cookie. */
export function sendAs(
  app: FastifyInstance,
  { host = "localhost", key, session }: Asker,
  url: string,
  payload?: object | FormData,
): Promise<LightMyRequestResponse> {
  const sent = payload instanceof FormData ? new Response(payload) : null;
  return Promise.resolve(sent?.arrayBuffer()).then((bytes) =>
    app.inject({
      method: payload ? "POST" : "GET",
      url,
      headers: {
        host,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(session !== undefined && {
          cookie: `__Host-daybook_session=${session}`,
          "sec-fetch-site": "same-origin",
          "x-daybook-csrf": "1",
        }),
        ...(sent && { "content-type": sent.headers.get("content-type")! }),
      },
      ...(payload && { payload: bytes ? Buffer.from(bytes) : (payload as object) }),
    }),
  );
}
