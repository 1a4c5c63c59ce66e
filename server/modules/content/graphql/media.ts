import { type ShownPicture, keepMedia, readVariant } from "../media.ts";
import { sharedMedia } from "../sharedPictures.ts";
import type { PictureEnding } from "../mediaImages.ts";
import type { KeptMedia } from "../media.ts";
import type { Outcome } from "../../../platform/database/scope.ts";
import { mayIn } from "../../access/graphql/authorization.ts";
import type { GraphDeps } from "../../../platform/graphql/context.ts";
import { findDownloader } from "../../access/graphql/findViewer.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";

export type OpenedMedia =
  | {
      readonly kind: "open";
      keep(sent: {
        readonly name: string;
        readonly alt: string;
        readonly content: Buffer;
      }): Promise<Outcome<KeptMedia>>;
    }
  | { readonly kind: "unauthenticated" | "forbidden" };

export async function openedMedia(deps: GraphDeps, request: RequestInfo): Promise<OpenedMedia> {
  const viewer = await findDownloader(deps, request);
  if (!viewer) return { kind: "unauthenticated" };
  const business = await deps.directory.byId(viewer.businessId);
  if (!business || !mayIn(viewer, business.id, "content.manage")) return { kind: "forbidden" };
  return { kind: "open", keep: (sent) => keepMedia({ ...deps, business }, sent) };
}

export interface AskedPicture {
  readonly id: string;
  readonly size: "shared" | { readonly width: number; readonly ending: PictureEnding };
}

export async function shownPicture(
  { database, directory }: Pick<GraphDeps, "database" | "directory">,
  { id, size }: AskedPicture,
  { host }: Pick<RequestInfo, "host">,
): Promise<ShownPicture | null> {
  const business = await directory.byHost(host);
  if (!business) return null;
  const scope = { database, business };
  return size === "shared" ? sharedMedia(scope, id) : readVariant(scope, { id, ...size });
}
