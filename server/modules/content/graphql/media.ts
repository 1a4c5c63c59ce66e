import { type PictureFile, storeMedia, getVariant } from "../media.ts";
import { getSharedMedia } from "../sharedPictures.ts";
import type { PictureExtension } from "../mediaImages.ts";
import type { StoreFailure, StoredMedia } from "../media.ts";
import type { Deps, Outcome } from "../../../platform/database/scope.ts";
import { can } from "../../access/rules/viewer.ts";
import { findDownloadViewer } from "../../access/graphql/findViewer.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";

export type MediaUpload =
  | {
      readonly kind: "open";
      store(sent: {
        readonly name: string;
        readonly alt: string;
        readonly content: Buffer;
      }): Promise<Outcome<StoredMedia, StoreFailure>>;
    }
  | { readonly kind: "unauthenticated" | "forbidden" };

export async function authoriseMediaUpload(deps: Deps, request: RequestInfo): Promise<MediaUpload> {
  const viewer = await findDownloadViewer(deps, request);
  if (!viewer) return { kind: "unauthenticated" };
  const business = await deps.directory.byId(viewer.businessId);
  if (!business || !can(viewer, business.id, "content.manage")) return { kind: "forbidden" };
  return { kind: "open", store: (sent) => storeMedia({ ...deps, business }, sent) };
}

export interface PictureRequest {
  readonly id: string;
  readonly size: "shared" | { readonly width: number; readonly extension: PictureExtension };
}

export async function findPictureFile(
  { database, directory }: Pick<Deps, "database" | "directory">,
  { id, size }: PictureRequest,
  { host }: Pick<RequestInfo, "host">,
): Promise<PictureFile | null> {
  const business = await directory.byHost(host);
  if (!business) return null;
  const scope = { database, business };
  return size === "shared" ? getSharedMedia(scope, id) : getVariant(scope, { id, ...size });
}
