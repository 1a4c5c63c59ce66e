import { MEDIA_LIMITS } from "../modules/content/mediaImages.ts";
import { MEDIA_QUOTA_BYTES } from "../modules/content/media.ts";
import { PICTURE_WIDTHS } from "../modules/content/rules/mediaPaths.ts";
import { CONTENT_LIMITS } from "../modules/content/rules/limits.ts";
import { START_VALID_MS } from "../modules/questionnaires/startTokens.ts";
import { UPLOAD_LIMITS } from "../modules/questionnaires/uploads.ts";
import { FORM_LIMITS } from "../shared/forms/limits.ts";
import { SURVEY_LIMITS } from "../shared/surveys/readSlides.ts";
import { table } from "./markdownTable.ts";

const figure = (value: number): string => value.toLocaleString("en");
const megabytes = (bytes: number): string => `${figure(bytes / 2 ** 20)} MiB`;

const limits = (rows: readonly (readonly [string, string])[]): string => table(["Limit", "Value"], rows);

export const limitParts: Readonly<Record<string, () => string>> = {
  contentLimits: () =>
    limits([
      ["Blocks of an entry, with those in columns", figure(CONTENT_LIMITS.blocks)],
      ["Characters of a title", figure(CONTENT_LIMITS.title)],
      ["Characters of a summary or excerpt", figure(CONTENT_LIMITS.excerpt)],
      ["Characters of a rich text, with its tags", figure(CONTENT_LIMITS.richText)],
      ["Pictures of a product or gallery", figure(CONTENT_LIMITS.images)],
      ["Categories of a post", figure(CONTENT_LIMITS.categories)],
      ["Entries of the navigation", figure(CONTENT_LIMITS.navigation)],
      ["Price of a product, in minor units", figure(CONTENT_LIMITS.price)],
    ]),
  formLimits: () =>
    limits([
      ["Fields of a form", figure(FORM_LIMITS.fields)],
      ["Rules of a form", figure(FORM_LIMITS.rules)],
      ["Slides of a survey", figure(SURVEY_LIMITS.slides)],
      ["Options of a choice", figure(FORM_LIMITS.options)],
      ["Characters of `TEXT`", figure(FORM_LIMITS.text)],
      ["Characters of `PARAGRAPH`", figure(FORM_LIMITS.paragraph)],
      ["Validity of `start.token`", `${START_VALID_MS / 3_600_000} hours`],
      ["Size of a file, at most", megabytes(FORM_LIMITS.fileBytes)],
      ["Files for one start, in a day", figure(UPLOAD_LIMITS.ofStart)],
      ["Files from one address, in ten minutes", figure(UPLOAD_LIMITS.ofAddress)],
      ["Bytes from one address, in a day", megabytes(UPLOAD_LIMITS.ofAddressBytes)],
    ]),
  mediaLimits: () =>
    limits([
      ["Size of a file", megabytes(MEDIA_LIMITS.fileBytes)],
      ["Pixels of a picture", figure(MEDIA_LIMITS.pixels)],
      ["Longest side of an upload, in pixels", figure(MEDIA_LIMITS.side)],
      ["Longest side of the stored picture, in pixels", figure(MEDIA_LIMITS.storedSide)],
      ["Storage of a business", megabytes(MEDIA_QUOTA_BYTES)],
      ["Widths of delivery, in pixels", PICTURE_WIDTHS.join(", ")],
    ]),
};
