import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../../root.ts";
import { authoriseMediaUpload, findPictureFile } from "../graphql/media.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { createGraphDeps } from "../../../testing/deps/graphDeps.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { addMediaRoutes } from "./media.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
let app: FastifyInstance;
let keys: { readonly own: string; readonly foreign: string };
let photo: Buffer;

beforeAll(async () => {
  const deps = createGraphDeps(graph, "media");
  app = Fastify();
  addMediaRoutes(
    app,
    {
      open: (request) => authoriseMediaUpload(deps, request),
      read: (fileRequest, request) => findPictureFile(deps, fileRequest, request),
    },
    join(projectRoot, "client/public"),
  );
  await app.ready();
  keys = {
    own: (await addApiKey(await graph.scope(), "own")).secret,
    foreign: (await addApiKey(await graph.scope({ host: OTHER.host }), "foreign")).secret,
  };
  photo = await flat(900, 600).jpeg().toBuffer();
});
afterAll(() => app.close());

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f6f5c" } });

interface Sent {
  readonly content: Uint8Array;
  readonly name?: string;
  readonly alt?: string;
  readonly key?: string | null;
}

async function send({ content, name = "hall.jpg", alt, key = keys.own }: Sent) {
  const form = new FormData();
  if (alt !== undefined) form.append("alt", alt);
  form.append("file", new Blob([new Uint8Array(content)]), name);
  const body = new Response(form);
  const response = await app.inject({
    method: "POST",
    url: "/media",
    headers: {
      "content-type": body.headers.get("content-type")!,
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    ...response.json<{ id: string; width: number; height: number; alt: string; code?: string }>(),
  };
}

const get = (url: string, host = "localhost") => app.inject({ url, headers: { host } });
const variants = async () => (await graph.database.query("SELECT FROM media_variants")).length;
const count = async () => (await graph.database.query("SELECT FROM media")).length;

/** A PNG of a few bytes that declares these dimensions. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("uploaded picture", () => {
  it("is stored and served in its widths and formats", async () => {
    const upload = await send({ content: photo, alt: "  The \u202ehall " });
    expect(upload).toMatchObject({ status: 201, width: 900, height: 600, alt: "The hall" });
    for (const [file, type, format] of [
      ["320.webp", "image/webp", "webp"],
      ["640.jpg", "image/jpeg", "jpeg"],
      ["900.png", "image/png", "png"],
    ] as const) {
      const shown = await get(`/media/${upload.id}/${file}`);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers["content-type"]).toBe(type);
      expect(shown.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(shown.headers["content-security-policy"]).toContain("default-src 'none'");
      const { width, height, format: actualFormat } = await sharp(shown.rawPayload).metadata();
      expect([width, actualFormat]).toEqual([Number.parseInt(file, 10), format]);
      expect(Math.abs(height - (width * 2) / 3)).toBeLessThanOrEqual(1);
    }
  });

  it("is rendered once a size for concurrent requests", async () => {
    const { id } = await send({ content: photo });
    const url = `/media/${id}/480.webp`;
    const all = await Promise.all(Array.from({ length: 12 }, () => get(url)));
    expect(new Set(all.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
    expect(await graph.statementsOf(() => get(url))).toHaveLength(1);
  });

  it("is upright and has no EXIF location", async () => {
    const content = await flat(60, 40)
      .withExif({
        IFD0: { Artist: "Ann Example" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id, width, height } = await send({ content });
    expect([width, height]).toEqual([40, 60]);
    const [row] = await graph.database.query<{ content: Buffer }>(
      "SELECT content FROM media ORDER BY created_at DESC, id DESC LIMIT 1",
    );
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const shown = await get(`/media/${id}/40.jpg`);
    for (const bytes of [row!.content, shown.rawPayload]) {
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
        Array(4).fill(undefined),
      );
      expect(bytes.includes("Ann Example")).toBe(false);
    }
  });

  it("has no data that was appended to the file", async () => {
    const { id } = await send({ content: Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]) });
    const shown = await get(`/media/${id}/900.jpg`);
    expect(shown.rawPayload.includes("<script>")).toBe(false);
  });

  it("is stored no larger than it is shown", async () => {
    const upload = await send({ content: await flat(6_000, 3_000).jpeg().toBuffer() });
    expect([upload.width, upload.height]).toEqual([4_000, 2_000]);
  });

  it.each(["gif", "webp", "avif", "png"] as const)("may be a %s", async (format) => {
    const content = await flat(40, 30).toFormat(format).toBuffer();
    expect(await send({ content, name: "whatever.txt" })).toMatchObject({
      status: 201,
      width: 40,
      height: 30,
    });
  });

  it("is stored twice when it is sent twice", async () => {
    const [one, other] = [await send({ content: photo }), await send({ content: photo })];
    expect(one.id).not.toBe(other.id);
  });
});

describe("shared picture", () => {
  const shared = async (url: string, host?: string) => {
    const shown = await get(url, host);
    expect([url, shown.statusCode, shown.headers["content-type"]]).toEqual([url, 200, "image/jpeg"]);
    const { width, height, format } = await sharp(shown.rawPayload).metadata();
    expect([width, height, format]).toEqual([1_200, 630, "jpeg"]);
    return shown;
  };

  it("is a cacheable JPEG of one size for any upload", async () => {
    for (const content of [
      photo,
      await flat(40, 900).png().toBuffer(),
      await flat(1_200, 630).webp().toBuffer(),
    ]) {
      const { id } = await send({ content });
      const url = `/media/${id}/shared.jpg`;
      const { headers } = await shared(url);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(await graph.statementsOf(() => shared(url))).toEqual([]);
    }
  });

  it("is rendered sharply from a drawing of the server", async () => {
    for (const file of ["site/hero-studio.svg", "site/logo.svg", "site/product-mat.svg", "staff/amara.svg"]) {
      const { rawPayload, headers } = await shared(`/media/shared/${file}.jpg`);
      expect(headers["cache-control"]).toBe("public, max-age=86400");
      const { channels } = await sharp(rawPayload).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
    }
  });

  it("is 404 for another business's picture and for other ids", async () => {
    const { id } = await send({ content: photo, key: keys.foreign });
    await shared(`/media/${id}/shared.jpg`, OTHER.host);
    const urls = [
      `/media/${id}/shared.jpg`,
      `/media/${id}/shared.png`,
      "/media/media_00000000000000000000000000/shared.jpg",
      ..."site/nothing.svg.jpg site/hero-studio.svg site/hero-studio.jpg ..%2fsite/hero-studio.svg.jpg site/..%2f..%2f..%2findex.svg.jpg site/%2e%2e%2fsite%2flogo.svg.jpg other/logo.svg.jpg site/LOGO.svg.jpg"
        .split(" ")
        .map((file) => `/media/shared/${file}`),
    ];
    for (const url of urls) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });
});

describe("media route rejects and stores nothing for", () => {
  it.each([
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
    [
      "a drawing with a prologue",
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
    ],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), 415],
    ["a PDF", Buffer.from("%PDF-1.4\n%%EOF\n"), 415],
    ["a beginning alone", Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), 415],
    ["nothing", Buffer.alloc(0), 400],
    ["a picture of 900 million pixels", bomb(30_000, 30_000), 413],
    ["a picture of 64 million pixels", bomb(8_000, 8_000), 413],
    ["a picture without a height", bomb(100, 0), 415],
    ["a very long line", bomb(2_000_000, 1), 413],
    ["too many bytes", Buffer.alloc(20 * 1024 * 1024 + 1), 413],
  ])("%s", async (_what, content, status) => {
    const before = await count();
    expect((await send({ content, name: "hall.png" })).status).toBe(status);
    expect(await count()).toBe(before);
  });

  it("a truncated picture", async () => {
    expect((await send({ content: photo.subarray(0, photo.length / 2) })).status).toBe(415);
  });

  it("a missing or wrong API key", async () => {
    const before = await count();
    expect((await send({ content: photo, key: null })).status).toBe(401);
    expect((await send({ content: photo, key: "guessed" })).status).toBe(401);
    expect(await count()).toBe(before);
  });

  it("a body that is no form", async () => {
    const headers = {
      authorization: `Bearer ${keys.own}`,
      "content-type": "multipart/form-data; boundary=x",
    };
    const response = await app.inject({ method: "POST", url: "/media", headers, payload: "--x\r\nbroken" });
    expect(response.statusCode).toBe(400);
  });
});

describe("media route returns 404 for", () => {
  it("another business's picture", async () => {
    const { id } = await send({ content: photo, key: keys.foreign });
    expect((await get(`/media/${id}/320.webp`)).statusCode).toBe(404);
    expect((await get(`/media/${id}/320.webp`, OTHER.host)).statusCode).toBe(200);
  });

  it("other widths, formats and ids", async () => {
    const { id } = await send({ content: photo });
    const before = await variants();
    const forged = id.replace(/.$/, (letter) => (letter === "0" ? "1" : "0"));
    const files =
      "321.webp 0.webp 960.webp 1920.webp -320.webp 0320.webp 320.svg 320.WEBP 320 320.webp.svg 99999.webp 320.webp%00.svg ..%2f..%2fetc%2fpasswd 1e3.webp NaN.webp";
    const urls = files.split(" ").map((file) => `/media/${id}/${file}`);
    const ids = [
      forged,
      "media_",
      "x",
      "%2e%2e",
      id.replace("media", "upload"),
      id.toUpperCase(),
      "media_' OR 1=1",
    ];
    for (const url of [...urls, ...ids.map((one) => `/media/${encodeURI(one)}/320.webp`)]) {
      const response = await get(url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.headers["cache-control"]).toBe("private, no-store");
    }
    expect(await variants()).toBe(before);
  });
});
