import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { createContext } from "../../app/graph/createContext.ts";
import { loadCalendarFile } from "../../modules/bookings/graphql/calendarFile.ts";
import { openExport } from "../../modules/insights/graphql/exports.ts";
import { authoriseMediaUpload, findPictureFile } from "../../modules/content/graphql/media.ts";
import { renderSiteFile } from "../../modules/content/graphql/siteFiles.ts";
import { findStaffFeedFile } from "../../modules/integrations/graphql/staffFeedFile.ts";
import { downloadFile, openHostUpload } from "../../modules/questionnaires/graphql/uploads.ts";
import type { AppDeps } from "../../app/http/deps.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { TestCaller, TestGraph } from "../graph.ts";
import { createGraphDeps } from "../deps/graphDeps.ts";
import { partnerApp } from "../servers/partnerApp.ts";

/** A web server with all file routes. The caller closes it. */
export async function tenantApp(
  graph: TestGraph,
  more: Partial<AppDeps<Context>> = {},
): Promise<{ readonly app: FastifyInstance; close(): Promise<void> }> {
  const deps = createGraphDeps(graph, "tenants", {
    payments: graph.provider.gateways,
    serverOrigin: () => "https://house.example",
  });
  return partnerApp(graph, "tenants", deps, {
    calendarFile: (key, request) => createContext(deps, request).then((ctx) => loadCalendarFile(ctx, key)),
    staffFeed: (key, request) => findStaffFeedFile(deps, key, request),
    exportFile: (fileRequest, request) => openExport(deps, fileRequest, request),
    siteFile: (file, request) => renderSiteFile(deps, file, request),
    uploads: {
      open: (fileRequest, request) => openHostUpload(deps, fileRequest, request),
      read: (id, request) => downloadFile(deps, id, request),
    },
    media: {
      open: (request) => authoriseMediaUpload(deps, request),
      read: (fileRequest, request) => findPictureFile(deps, fileRequest, request),
    },
    ...more,
  });
}

/** Sends an HTTP request as a caller, by API key or session cookie. A text is the JSON of a body. */
export function sendAs(
  app: FastifyInstance,
  { host = "localhost", key, session }: TestCaller,
  url: string,
  payload?: object | string | FormData,
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
        ...(typeof payload === "string" && { "content-type": "application/json" }),
      },
      ...(payload && { payload: bytes ? Buffer.from(bytes) : (payload as object | string) }),
    }),
  );
}
