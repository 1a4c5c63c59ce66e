import sanitizeHtml from "sanitize-html";
import { isPublicUrl } from "../../shared/markup/urls.ts";

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

/** Prefix of every heading's id, so that no id of a text equals an id of the layout. */
const ID_PREFIX = "text-";

/** Ids of headings and fragments of links: ASCII, at most 80 characters after the prefix. */
const FRAGMENT = /^[A-Za-z][\w-]{0,84}$/;

const headingAs =
  (tagName: string) =>
  (_tag: string, { id = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
    tagName,
    attribs: FRAGMENT.test(id) ? { id: id.startsWith(ID_PREFIX) ? id : (ID_PREFIX + id).slice(0, 85) } : {},
  });

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
    h1: headingAs("h2"),
    h2: headingAs("h2"),
    h3: headingAs("h3"),
    h4: headingAs("h4"),
    h5: headingAs("h4"),
    h6: headingAs("h4"),
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
  if (!isPublicUrl(href) && !(href.startsWith("#") && FRAGMENT.test(href.slice(1)))) return {};
  return {
    href,
    ...(title === "" ? {} : { title }),
    ...(/^https?:/i.test(href) ? { rel: "noopener noreferrer" } : {}),
  };
}

function size(name: string, value: string): Record<string, string> {
  return /^[1-9]\d{0,3}$/.test(value) ? { [name]: value } : {};
}

/** Adds the prefix to links to headings of the same text. Other fragments are ids of blocks of the page and stay. */
function linkToHeadings(html: string): string {
  const ids = new Set([...html.matchAll(/<h[234] id="([\w-]+)"/g)].map(([, id]) => id));
  return html.replaceAll(/<a href="#([\w-]+)"/g, (link, name: string) => {
    const id = (ID_PREFIX + name).slice(0, 85);
    return ids.has(id) && !ids.has(name) ? `<a href="#${id}"` : link;
  });
}

/**
 * Makes HTML safe by an allow-list, and tidy: the answer of an answer is itself. Scripts, styles, frames, forms, handlers,
 * and links to anything but web, mail, telephone and our own addresses are gone.
 */
export function sanitise(html: string): string {
  let text = html;
  // What is taken out can leave something behind that reads differently: until nothing changes any more.
  for (let round = 0; round < 4; round += 1) {
    const next = linkToHeadings(sanitizeHtml(text, OPTIONS).trim());
    if (next === text) return text;
    text = next;
  }
  return sanitizeHtml(text, { ...OPTIONS, allowedTags: [], allowedAttributes: {} });
}
