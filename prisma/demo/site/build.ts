import type {
  Action,
  Block,
  PictureSource,
  LinkTarget,
} from "../../../server/modules/content/rules/definition.ts";
import { demoId } from "../ids.ts";

export const entryId = (kind: string, name: string): string => demoId(`entry ${kind}`, name);

export const pageId = (name: string): string => entryId("PAGE", name);

const SIZES = {
  hero: [1600, 900],
  wide: [1200, 675],
  room: [1200, 900],
  landscape: [1200, 800],
  square: [800, 800],
} as const;

export function picture(name: string, size: keyof typeof SIZES, alt: string): PictureSource {
  const [width, height] = SIZES[size];
  return { kind: "FILE", path: `/demo/site/${name}.svg`, width, height, alt };
}

export function portrait(name: string, alt: string): PictureSource {
  return { kind: "FILE", path: `/demo/staff/${name}.svg`, width: 120, height: 120, alt };
}

export const toPage = (name: string): LinkTarget => ({ kind: "ENTRY", entry: pageId(name) });

export const toPath = (path: string): LinkTarget => ({ kind: "PATH", path });

export const action = (label: string, target: LinkTarget): Action => ({ label, target });

export const text = (id: string, html: string): Block => ({ id, kind: "richText", text: html });

export const card = (service: string, words = ""): Block => ({
  id: `card-${service}`,
  kind: "serviceCard",
  service: demoId("service", service),
  text: words,
});

/** Search engines get the texts of the content itself. */
export const seo = { seoTitle: "", seoDescription: "", isIndexed: true } as const;
