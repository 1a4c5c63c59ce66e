import sanitizeHtml from "sanitize-html";
import { isPublicUrl } from "../../domain/content/urls.ts";

/** Headings begin below the page's own. */
const TAGS = [
  "p",
  "br",
  "hr",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "b",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "small",
  "mark",
  "abbr",
  "code",
  "pre",
  "kbd",
  "blockquote",
  "cite",
  "q",
  "dl",
  "dt",
  "dd",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
  "figure",
  "figcaption",
  "a",
  "img",
];

/** Pictures of our own alone: another host would learn who reads. */
const OWN_PICTURE =
  /^\/(media\/[a-z0-9_]+\/\d{1,4}\.(webp|jpg|png)|demo\/(site|staff|services)\/[a-z0-9-]+\.(svg|webp|jpg|png))$/;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ["href", "title", "rel"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    h2: ["id"],
    h3: ["id"],
    h4: ["id"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // What stands in these is no text.
  nonTextTags: [
    "style",
    "script",
    "textarea",
    "option",
    "noscript",
    "template",
    "svg",
    "math",
    "title",
    "iframe",
  ],
  nestingLimit: 20,
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    a: (tag, attribs) => ({ tagName: tag, attribs: linkAttributes(attribs) }),
    img: (tag, { src = "", alt = "", width = "", height = "" }) => ({
      tagName: tag,
      attribs: { src, alt, ...size("width", width), ...size("height", height), loading: "lazy" },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !OWN_PICTURE.test(attribs["src"] ?? ""),
};

/** Only what leads somewhere by an address that may be followed; the rest of it stays as text. */
function linkAttributes({ href = "", title = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (!isPublicUrl(href) && !/^#[A-Za-z][\w-]{0,79}$/.test(href)) return {};
  return {
    href,
    ...(title === "" ? {} : { title }),
    ...(/^https?:/i.test(href) ? { rel: "noopener noreferrer" } : {}),
  };
}

function size(name: string, value: string): Record<string, string> {
  return /^[1-9]\d{0,3}$/.test(value) ? { [name]: value } : {};
}

/**
 * Makes HTML safe by an allow-list, and tidy: the answer of an answer is itself. Scripts, styles, frames, forms, handlers,
 * and links to anything but web, mail, telephone and our own addresses are gone.
 */
export function sanitise(html: string): string {
  let text = html;
  // What is taken out can leave something behind that reads differently: until nothing changes any more.
  for (let round = 0; round < 4; round += 1) {
    const next = sanitizeHtml(text, OPTIONS).trim();
    if (next === text) return text;
    text = next;
  }
  return sanitizeHtml(text, { ...OPTIONS, allowedTags: [], allowedAttributes: {} });
}
