import {
  type JsonObject,
  type Place,
  inside,
  member,
  readList,
  readObject,
  readText,
  readWhole,
  readWord,
  refuse,
} from "../../../shared/forms/readJson.ts";
import { BLOCK_KINDS, type Block, type BlockKind, type Question } from "./definition.ts";
import {
  type ContentJudgedBy,
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
      at: Place,
      by: Judging,
    ) => Omit<Extract<Block, { readonly kind: Kind }>, "id" | "kind"> | null;
  };
};

interface Judging extends ContentJudgedBy {
  readonly known: KnownIds;
  readonly isInColumn: boolean;
}

class KnownIds {
  readonly taken = new Set<string>();
  count = 0;
}

const { title: TITLE, text: TEXT } = CONTENT_LIMITS;

const title = (object: JsonObject, at: Place, isRequired = false) =>
  readText(object, "title", at, { max: TITLE, isRequired });

const words = (object: JsonObject, at: Place, isRequired = false) =>
  readText(object, "text", at, { max: TEXT, lines: true, isRequired });

const count = (object: JsonObject, at: Place) =>
  readWhole(object, "count", at, { from: 1, to: CONTENT_LIMITS.listed });

const READERS: Readers = {
  hero: {
    members: ["title", "text", "image", "actions"],
    read: (object, at, by) => ({
      title: title(object, at, true),
      text: words(object, at),
      image: readPicture(object, "image", at, by),
      actions: readActions(object, at, by),
    }),
  },
  richText: {
    members: ["text"],
    read: (object, at, by) => ({ text: readRichText(object, "text", at, by, true) }),
  },
  image: {
    members: ["image", "caption"],
    read: (object, at, by) => {
      const image = readPicture(object, "image", at, by, true);
      const caption = readText(object, "caption", at, { max: CONTENT_LIMITS.caption });
      return image && { image, caption };
    },
  },
  gallery: {
    members: ["title", "images"],
    read: (object, at, by) => ({
      title: title(object, at),
      images: readPictures(object, "images", at, by, { least: 1 }),
    }),
  },
  columns: {
    members: ["columns"],
    read: (object, at, by) => {
      if (by.isInColumn) refuse(inside(at, "kind"), "INVALID");
      const columns = readList(object, "columns", at, { least: 2, most: 3 }, (value, place) =>
        Array.isArray(value)
          ? judgeList(value, place, { ...by, isInColumn: true })
          : refuse(place, "INVALID"),
      );
      return { columns: columns.map((one) => one ?? []) };
    },
  },
  quote: {
    members: ["text", "source"],
    read: (object, at) => ({
      text: words(object, at, true),
      source: readText(object, "source", at, { max: CONTENT_LIMITS.line }),
    }),
  },
  faq: {
    members: ["title", "questions"],
    read: (object, at, by) => ({
      title: title(object, at),
      questions: readList(
        object,
        "questions",
        at,
        { least: 1, most: CONTENT_LIMITS.questions },
        (value, place) => judgeQuestion(value, place, by),
      ),
    }),
  },
  callToAction: {
    members: ["title", "text", "actions"],
    read: (object, at, by) => ({
      title: title(object, at, true),
      text: words(object, at),
      actions: readActions(object, at, by, 1),
    }),
  },
  postList: {
    members: ["title", "blog", "category", "count"],
    read: (object, at, by) => ({
      title: title(object, at),
      blog: readReference(object, "blog", at, "PAGE", by),
      category: readReference(object, "category", at, "CATEGORY", by),
      count: count(object, at),
    }),
  },
  productGrid: {
    members: ["title", "shop", "products", "count"],
    read: (object, at, by) => ({
      title: title(object, at),
      shop: readReference(object, "shop", at, "PAGE", by),
      products: readReferences(object, "products", at, "PRODUCT", by, CONTENT_LIMITS.products),
      count: count(object, at),
    }),
  },
  contact: {
    members: ["title", "text"],
    read: (object, at) => ({ title: title(object, at), text: words(object, at) }),
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
    read: (object, at, by) => {
      const service = readReference(object, "service", at, "SERVICE", by, true);
      const text = words(object, at);
      return service === null ? null : { service, text };
    },
  },
  booking: {
    members: ["title", "service", "provider", "menu"],
    read: (object, at, by) => {
      const service = readReference(object, "service", at, "SERVICE", by);
      const provider = readReference(object, "provider", at, "PROVIDER", by);
      const menu = readReference(object, "menu", at, "MENU", by);
      const given = ["service", "provider", "menu"].filter((name) => member(object, name) != null);
      if (given.length === 0) refuse(inside(at, "service"), "REQUIRED");
      if (given.length > 1) refuse(inside(at, given[1]!), "INVALID");
      return { title: title(object, at), service, provider, menu };
    },
  },
  form: {
    members: ["title", "form"],
    read: (object, at, by) => {
      const form = readReference(object, "form", at, "FORM", by, true);
      return form === null ? null : { title: title(object, at), form };
    },
  },
  survey: {
    members: ["title", "survey"],
    read: (object, at, by) => {
      const survey = readReference(object, "survey", at, "SURVEY", by, true);
      return survey === null ? null : { title: title(object, at), survey };
    },
  },
};

function judgeQuestion(value: unknown, at: Place, by: ContentJudgedBy): Question {
  const object = readObject(value, at, ["question", "answer"]);
  return {
    question: readText(object, "question", at, { max: CONTENT_LIMITS.line, isRequired: true }),
    answer: readRichText(object, "answer", at, by, true),
  };
}

/** Also valid as an HTML id. */
const ID = /^[a-z][a-z0-9-]{0,39}$/;

function judgeList(values: readonly unknown[], place: Place, by: Judging): Block[] {
  return values.flatMap((value, i) => judgeBlock(value, inside(place, i), by) ?? []);
}

function judgeBlock(value: unknown, at: Place, by: Judging): Block | null {
  by.known.count += 1;
  if (by.known.count > CONTENT_LIMITS.blocks) {
    if (by.known.count === CONTENT_LIMITS.blocks + 1) refuse(at, "OUT_OF_RANGE");
    return null;
  }
  const kindOf = typeof value === "object" && value !== null ? (value as JsonObject) : {};
  const word = member(kindOf, "kind");
  const members = BLOCK_KINDS.some((kind) => kind === word) ? READERS[word as BlockKind].members : null;
  const object = readObject(value, at, members ? ["id", "kind", ...members] : Object.keys(kindOf));
  const kind = readWord(object, "kind", at, BLOCK_KINDS);
  const id = readId(object, at, by.known);
  const read = kind && READERS[kind].read(object, at, by);
  return read ? ({ id, kind, ...read } as Block) : null;
}

function readId(object: JsonObject, at: Place, { taken, count: place }: KnownIds): string {
  const given = member(object, "id");
  if (given == null || given === "") {
    let id = `part-${place}`;
    for (let i = place; taken.has(id); i += 1) id = `part-${i}-${place}`;
    taken.add(id);
    return id;
  }
  const id = typeof given === "string" && ID.test(given) ? given : null;
  if (id === null || taken.has(id)) refuse(inside(at, "id"), id === null ? "INVALID" : "DUPLICATE");
  taken.add(id ?? "");
  return id ?? "";
}

/** Parses the blocks of an entry from unvalidated JSON. Blocks without an id get one. */
export function readBlocks(object: JsonObject, place: Place, by: ContentJudgedBy): Block[] {
  const value = member(object, "blocks") ?? [];
  const at = inside(place, "blocks");
  if (!Array.isArray(value)) {
    refuse(at, "INVALID");
    return [];
  }
  return judgeList(value, at, { ...by, known: new KnownIds(), isInColumn: false });
}
