import {
  type JsonObject,
  type JsonPosition,
  atPath,
  readMember,
  readList,
  readObject,
  readText,
  readInteger,
  readEnum,
  addIssue,
} from "../../../shared/forms/readJson.ts";
import { BLOCK_KINDS, type Block, type BlockKind, type Question } from "./definition.ts";
import {
  type ContentContext,
  readActions,
  readPicture,
  readPictures,
  readReference,
  readReferences,
  readRichText,
} from "./validateParts.ts";
import { CONTENT_LIMITS } from "./limits.ts";

/** A reader returns null if a required part is missing, and reports an issue. */
type Readers = {
  readonly [Kind in BlockKind]: {
    readonly members: readonly string[];
    readonly read: (
      object: JsonObject,
      at: JsonPosition,
      context: BlockContext,
    ) => Omit<Extract<Block, { readonly kind: Kind }>, "id" | "kind"> | null;
  };
};

interface BlockContext extends ContentContext {
  readonly blockIds: BlockIds;
  readonly isInColumn: boolean;
}

class BlockIds {
  readonly taken = new Set<string>();
  count = 0;
}

const { title: TITLE, text: TEXT } = CONTENT_LIMITS;

const title = (object: JsonObject, at: JsonPosition, isRequired = false) =>
  readText(object, "title", at, { max: TITLE, isRequired });

const readBlockText = (object: JsonObject, at: JsonPosition, isRequired = false) =>
  readText(object, "text", at, { max: TEXT, readLines: true, isRequired });

const count = (object: JsonObject, at: JsonPosition) =>
  readInteger(object, "count", at, { from: 1, to: CONTENT_LIMITS.listed });

const READERS: Readers = {
  hero: {
    members: ["title", "text", "image", "actions"],
    read: (object, at, context) => ({
      title: title(object, at, true),
      text: readBlockText(object, at),
      image: readPicture(object, "image", at, context),
      actions: readActions(object, at, context),
    }),
  },
  richText: {
    members: ["text"],
    read: (object, at, context) => ({ text: readRichText(object, "text", at, context, true) }),
  },
  image: {
    members: ["image", "caption"],
    read: (object, at, context) => {
      const image = readPicture(object, "image", at, context, true);
      const caption = readText(object, "caption", at, { max: CONTENT_LIMITS.caption });
      return image && { image, caption };
    },
  },
  gallery: {
    members: ["title", "images"],
    read: (object, at, context) => ({
      title: title(object, at),
      images: readPictures(object, "images", at, context, { least: 1 }),
    }),
  },
  columns: {
    members: ["columns"],
    read: (object, at, context) => {
      if (context.isInColumn) addIssue(atPath(at, "kind"), "INVALID");
      const columns = readList(object, "columns", at, { minItems: 2, maxItems: 3 }, (value, place) =>
        Array.isArray(value)
          ? parseBlocks(value, place, { ...context, isInColumn: true })
          : addIssue(place, "INVALID"),
      );
      return { columns: columns.map((one) => one ?? []) };
    },
  },
  quote: {
    members: ["text", "source"],
    read: (object, at) => ({
      text: readBlockText(object, at, true),
      source: readText(object, "source", at, { max: CONTENT_LIMITS.line }),
    }),
  },
  faq: {
    members: ["title", "questions"],
    read: (object, at, context) => ({
      title: title(object, at),
      questions: readList(
        object,
        "questions",
        at,
        { minItems: 1, maxItems: CONTENT_LIMITS.questions },
        (value, place) => parseQuestion(value, place, context),
      ),
    }),
  },
  callToAction: {
    members: ["title", "text", "actions"],
    read: (object, at, context) => ({
      title: title(object, at, true),
      text: readBlockText(object, at),
      actions: readActions(object, at, context, 1),
    }),
  },
  postList: {
    members: ["title", "blog", "category", "count"],
    read: (object, at, context) => ({
      title: title(object, at),
      blog: readReference(object, "blog", at, "PAGE", context),
      category: readReference(object, "category", at, "CATEGORY", context),
      count: count(object, at),
    }),
  },
  productGrid: {
    members: ["title", "shop", "products", "count"],
    read: (object, at, context) => ({
      title: title(object, at),
      shop: readReference(object, "shop", at, "PAGE", context),
      products: readReferences(object, "products", at, "PRODUCT", context, CONTENT_LIMITS.products),
      count: count(object, at),
    }),
  },
  contact: {
    members: ["title", "text"],
    read: (object, at) => ({ title: title(object, at), text: readBlockText(object, at) }),
  },
  mapLink: {
    members: ["title", "address"],
    read: (object, at) => ({
      title: title(object, at),
      address: readText(object, "address", at, { max: CONTENT_LIMITS.line }),
    }),
  },
  serviceCard: {
    members: ["service", "text"],
    read: (object, at, context) => {
      const service = readReference(object, "service", at, "SERVICE", context, true);
      const text = readBlockText(object, at);
      return service === null ? null : { service, text };
    },
  },
  booking: {
    members: ["title", "service", "provider", "menu"],
    read: (object, at, context) => {
      const service = readReference(object, "service", at, "SERVICE", context);
      const provider = readReference(object, "provider", at, "PROVIDER", context);
      const menu = readReference(object, "menu", at, "MENU", context);
      const targets = ["service", "provider", "menu"].filter((name) => readMember(object, name) != null);
      if (targets.length === 0) addIssue(atPath(at, "service"), "REQUIRED");
      if (targets.length > 1) addIssue(atPath(at, targets[1]!), "INVALID");
      return { title: title(object, at), service, provider, menu };
    },
  },
  form: {
    members: ["title", "form"],
    read: (object, at, context) => {
      const form = readReference(object, "form", at, "FORM", context, true);
      return form === null ? null : { title: title(object, at), form };
    },
  },
  survey: {
    members: ["title", "survey"],
    read: (object, at, context) => {
      const survey = readReference(object, "survey", at, "SURVEY", context, true);
      return survey === null ? null : { title: title(object, at), survey };
    },
  },
};

function parseQuestion(value: unknown, at: JsonPosition, context: ContentContext): Question {
  const object = readObject(value, at, ["question", "answer"]);
  return {
    question: readText(object, "question", at, { max: CONTENT_LIMITS.line, isRequired: true }),
    answer: readRichText(object, "answer", at, context, true),
  };
}

/** Also valid as an HTML id. */
const ID = /^[a-z][a-z0-9-]{0,39}$/;

function parseBlocks(values: readonly unknown[], place: JsonPosition, context: BlockContext): Block[] {
  return values.flatMap((value, i) => parseBlock(value, atPath(place, i), context) ?? []);
}

function parseBlock(value: unknown, at: JsonPosition, context: BlockContext): Block | null {
  context.blockIds.count += 1;
  if (context.blockIds.count > CONTENT_LIMITS.blocks) {
    if (context.blockIds.count === CONTENT_LIMITS.blocks + 1) addIssue(at, "OUT_OF_RANGE");
    return null;
  }
  const rawBlock = typeof value === "object" && value !== null ? (value as JsonObject) : {};
  const rawKind = readMember(rawBlock, "kind");
  const members = BLOCK_KINDS.some((kind) => kind === rawKind) ? READERS[rawKind as BlockKind].members : null;
  const object = readObject(value, at, members ? ["id", "kind", ...members] : Object.keys(rawBlock));
  const kind = readEnum(object, "kind", at, BLOCK_KINDS);
  const id = readId(object, at, context.blockIds);
  const read = kind && READERS[kind].read(object, at, context);
  return read ? ({ id, kind, ...read } as Block) : null;
}

function readId(object: JsonObject, at: JsonPosition, { taken, count: place }: BlockIds): string {
  const targets = readMember(object, "id");
  if (targets == null || targets === "") {
    let id = `part-${place}`;
    for (let i = place; taken.has(id); i += 1) id = `part-${i}-${place}`;
    taken.add(id);
    return id;
  }
  const id = typeof targets === "string" && ID.test(targets) ? targets : null;
  if (id === null || taken.has(id)) addIssue(atPath(at, "id"), id === null ? "INVALID" : "DUPLICATE");
  taken.add(id ?? "");
  return id ?? "";
}

/** Parses the blocks of an entry from unvalidated JSON. Blocks without an id get one. */
export function readBlocks(object: JsonObject, place: JsonPosition, context: ContentContext): Block[] {
  const value = readMember(object, "blocks") ?? [];
  const at = atPath(place, "blocks");
  if (!Array.isArray(value)) {
    addIssue(at, "INVALID");
    return [];
  }
  return parseBlocks(value, at, { ...context, blockIds: new BlockIds(), isInColumn: false });
}
