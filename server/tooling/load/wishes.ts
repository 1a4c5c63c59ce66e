import { type Chance, pick } from "./chance.ts";

export interface WishLine {
  readonly service: string;
  readonly staff?: string;
  readonly member?: number;
  readonly seats?: number;
}

export interface Wish {
  readonly kind: "single" | "cart" | "party" | "class" | "series" | "request" | "link";
  readonly lines: readonly WishLine[];
  readonly guests: number;
  readonly weeks: number;
  readonly link: string | null;
}

const wish = (kind: Wish["kind"], lines: readonly WishLine[], rest: Partial<Wish> = {}): Wish => ({
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

export function drawWish(chance: Chance, links: readonly string[]): Wish {
  const dice = chance();
  if (dice < 0.35) return wish("single", [{ service: pick(chance, SINGLE) }]);
  if (dice < 0.5)
    return wish("cart", [
      { service: pick(chance, ["consultation", "mobility"]) },
      { service: pick(chance, ["intro-call", "body-scan"]) },
      ...(chance() < 0.3 ? [{ service: "nutrition" }] : []),
    ]);
  if (dice < 0.68) return wish("party", partyLines(chance));
  if (dice < 0.83) {
    const seats = 1 + Math.floor(chance() * 4);
    return wish("class", [{ service: "yoga-class", seats }], { guests: seats - 1 });
  }
  if (dice < 0.9) return wish("series", [{ service: "coaching" }], { weeks: 2 + Math.floor(chance() * 4) });
  if (dice < 0.94) return wish("request", [{ service: "home-visit" }]);
  return wish("link", [{ service: pick(chance, ["intro-call", "consultation"]) }], {
    link: pick(chance, links),
  });
}

function partyLines(chance: Chance): WishLine[] {
  const guests = 1 + Math.floor(chance() * 2);
  const own = (member: number) => ({ service: pick(chance, OWN_LINE), member });
  const booker = [own(0), ...(chance() < 0.3 ? [{ service: "intro-call" }] : [])];
  return [...booker, ...Array.from({ length: guests }, (_, i) => own(i + 1))];
}
