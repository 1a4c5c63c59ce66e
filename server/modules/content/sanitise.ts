import sanitizeHtml from "sanitize-html";
import { isPublicUrl } from "../../shared/markup/urls.ts";

/** `h1` is reserved for the layout. */
const ALLOWED_TAGS = [
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

/** Local pictures only: a request to another host would disclose the reader's address. */
const LOCAL_PICTURE =
  /^\/(media\/[a-z0-9_]+\/\d{1,4}\.(webp|jpg|png)|demo\/(site|staff|services)\/[a-z0-9-]+\.(svg|webp|jpg|png))$/;

/** Prevents collisions between ids of a text and ids of the layout. */
const ID_PREFIX = "text-";

/** ASCII, at most 80 characters after the prefix. */
const FRAGMENT = /^[A-Za-z][\w-]{0,84}$/;

const toHeading =
  (tagName: string) =>
  (_tag: string, { id = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
    tagName,
    attribs: FRAGMENT.test(id) ? { id: id.startsWith(ID_PREFIX) ? id : (ID_PREFIX + id).slice(0, 85) } : {},
  });

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
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
    h1: toHeading("h2"),
    h2: toHeading("h2"),
    h3: toHeading("h3"),
    h4: toHeading("h4"),
    h5: toHeading("h4"),
    h6: toHeading("h4"),
    a: (tag, attribs) => ({ tagName: tag, attribs: linkAttributes(attribs) }),
    img: (tag, { src = "", alt = "", width = "", height = "" }) => ({
      tagName: tag,
      attribs: {
        src,
        alt,
        ...toSizeAttribute("width", width),
        ...toSizeAttribute("height", height),
        loading: "lazy",
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !LOCAL_PICTURE.test(attribs["src"] ?? ""),
};

/** Removes every attribute of a link whose URL is not allowed; its text remains. */
function linkAttributes({ href = "", title = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (!isPublicUrl(href) && !(href.startsWith("#") && FRAGMENT.test(href.slice(1)))) return {};
  return {
    href,
    ...(title === "" ? {} : { title }),
    ...(/^https?:/i.test(href) ? { rel: "noopener noreferrer" } : {}),
  };
}

function toSizeAttribute(name: string, value: string): Record<string, string> {
  return /^[1-9]\d{0,3}$/.test(value) ? { [name]: value } : {};
}

/** Adds the prefix to links to headings of the same text. Other fragments are ids of blocks and stay. */
function linkToHeadings(html: string): string {
  const ids = new Set([...html.matchAll(/<h[234] id="([\w-]+)"/g)].map(([, id]) => id));
  return html.replaceAll(/<a href="#([\w-]+)"/g, (link, name: string) => {
    const id = (ID_PREFIX + name).slice(0, 85);
    return ids.has(id) && !ids.has(name) ? `<a href="#${id}"` : link;
  });
}

/** Sanitises HTML by an allow-list. Idempotent. Links keep only https, http, mailto, tel and local URLs. */
export function sanitise(html: string): string {
  let text = html;
  // Removing markup can produce new markup, so repeat until the text is stable.
  for (let round = 0; round < 4; round += 1) {
    const next = linkToHeadings(sanitizeHtml(text, OPTIONS).trim());
    if (next === text) return text;
    text = next;
  }
  return sanitizeHtml(text, { ...OPTIONS, allowedTags: [], allowedAttributes: {} });
}
