import { describe, expect, it } from "vitest";
import { createHeadTags } from "./headTags.ts";

const url = new URL("https://studio.example/journal");

const formatTags = (tags: ReturnType<typeof createHeadTags>) =>
  tags.map(({ name, attributes }) => [name, ...Object.values(attributes)].join(" "));

describe("createHeadTags", () => {
  it("returns nothing for an empty head", () => {
    expect(createHeadTags({}, "Title", url)).toEqual([]);
  });

  it("returns absolute addresses and the Open Graph type", () => {
    const tags = createHeadTags(
      {
        description: "What we write",
        canonical: "https://northside.example/journal",
        siteName: "Studio",
        type: "website",
        image: { src: "/media/media_x/640.webp", width: 640, height: 480, alt: "A room" },
        feeds: [{ title: "Journal", href: "/journal/feed.xml" }],
      },
      "Journal · Studio",
      url,
    );
    expect(formatTags(tags)).toEqual([
      "meta description What we write",
      "link canonical https://northside.example/journal",
      "meta og:type website",
      "meta og:title Journal · Studio",
      "meta og:description What we write",
      "meta og:url https://northside.example/journal",
      "meta og:site_name Studio",
      "meta og:image https://northside.example/media/media_x/640.webp",
      "meta og:image:width 640",
      "meta og:image:height 480",
      "meta og:image:alt A room",
      "meta twitter:card summary_large_image",
      "link alternate application/rss+xml Journal /journal/feed.xml",
    ]);
  });

  it("returns the dates of articles only", () => {
    const dates = { publishedAt: "2026-11-20T10:00:00Z", modifiedAt: null };
    expect(formatTags(createHeadTags({ type: "article", ...dates }, "T", url))).toContain(
      "meta article:published_time 2026-11-20T10:00:00Z",
    );
    expect(formatTags(createHeadTags({ type: "website", ...dates }, "T", url)).join()).not.toContain(
      "article:",
    );
  });

  it("excludes a page from search engines", () => {
    expect(formatTags(createHeadTags({ isIndexed: false }, "T", url))).toEqual(["meta robots noindex"]);
  });
});
