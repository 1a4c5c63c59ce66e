import { type Random, pick } from "./random.ts";

export interface OrderRequestLine {
  readonly service: string;
  readonly staff?: string;
  readonly member?: number;
  readonly seats?: number;
}

export interface OrderRequest {
  readonly kind: "single" | "cart" | "party" | "class" | "series" | "request" | "link";
  readonly lines: readonly OrderRequestLine[];
  readonly guests: number;
  readonly weeks: number;
  readonly link: string | null;
}

const createRequest = (
  kind: OrderRequest["kind"],
  lines: readonly OrderRequestLine[],
  rest: Partial<OrderRequest> = {},
): OrderRequest => ({
  kind,
  lines,
  guests: Math.max(0, ...lines.map((line) => line.member ?? 0)),
  weeks: 0,
  link: null,
  ...rest,
});

const SINGLE = [
  "intro-call",
  "consultation",
  "consultation",
  "nutrition",
  "coaching",
  "mobility",
  "body-scan",
];
const OWN_LINE = ["mobility", "body-scan"];

export function drawRequest(chance: Random, links: readonly string[]): OrderRequest {
  const dice = chance();
  if (dice < 0.35) return createRequest("single", [{ service: pick(chance, SINGLE) }]);
  if (dice < 0.5)
    return createRequest("cart", [
      { service: pick(chance, ["consultation", "mobility"]) },
      { service: pick(chance, ["intro-call", "body-scan"]) },
      ...(chance() < 0.3 ? [{ service: "nutrition" }] : []),
    ]);
  if (dice < 0.68) return createRequest("party", partyLines(chance));
  if (dice < 0.83) {
    const seats = 1 + Math.floor(chance() * 4);
    return createRequest("class", [{ service: "yoga-class", seats }], { guests: seats - 1 });
  }
  if (dice < 0.9)
    return createRequest("series", [{ service: "coaching" }], { weeks: 2 + Math.floor(chance() * 4) });
  if (dice < 0.94) return createRequest("request", [{ service: "home-visit" }]);
  return createRequest("link", [{ service: pick(chance, ["intro-call", "consultation"]) }], {
    link: pick(chance, links),
  });
}

function partyLines(chance: Random): OrderRequestLine[] {
  const guests = 1 + Math.floor(chance() * 2);
  const guestLine = (member: number) => ({ service: pick(chance, OWN_LINE), member });
  const booker = [guestLine(0), ...(chance() < 0.3 ? [{ service: "intro-call" }] : [])];
  return [...booker, ...Array.from({ length: guests }, (_, i) => guestLine(i + 1))];
}
