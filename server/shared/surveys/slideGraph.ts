import type { SurveyDefinition } from "./definition.ts";

/** A link between slides. `to` is an index in `slides`, `steps` the path in the definition. */
export interface SlideLink {
  readonly to: number;
  readonly steps: readonly (string | number)[];
}

export function getSlideLinks({
  slides,
}: Pick<SurveyDefinition, "slides">): readonly (readonly SlideLink[])[] {
  const indexByKey = new Map(slides.map(({ key }, index) => [key, index]));
  return slides.map(({ jumps, next }, index) => {
    const links: SlideLink[] = [];
    for (const [jump, { to }] of jumps.entries()) {
      const target = to.kind === "SLIDE" ? indexByKey.get(to.slide) : undefined;
      if (target !== undefined)
        links.push({ to: target, steps: ["slides", index, "jumps", jump, "to", "slide"] });
    }
    const target = next === null ? index + 1 : indexByKey.get(next);
    if (target !== undefined && target < slides.length)
      links.push({ to: target, steps: ["slides", index, "next"] });
    return links;
  });
}

export function findCycleLinks(links: readonly (readonly SlideLink[])[]): readonly SlideLink[] {
  const cycleLinks: SlideLink[] = [];
  const state = links.map((): "NEW" | "OPEN" | "DONE" => "NEW");
  const visit = (index: number): void => {
    state[index] = "OPEN";
    for (const link of links[index]!) {
      if (state[link.to] === "OPEN") cycleLinks.push(link);
      else if (state[link.to] === "NEW") visit(link.to);
    }
    state[index] = "DONE";
  };
  for (const index of links.keys()) if (state[index] === "NEW") visit(index);
  return cycleLinks;
}

/** Returns for each slide the slides that may come before it, and itself. The links must not form a cycle. */
export function findEarlierSlides(links: readonly (readonly SlideLink[])[]): readonly ReadonlySet<number>[] {
  const before = links.map((_, index) => new Set([index]));
  for (const index of sortTopologically(links))
    for (const { to } of links[index]!) for (const one of before[index]!) before[to]!.add(one);
  return before;
}

export function findReachableSlides(links: readonly (readonly SlideLink[])[]): ReadonlySet<number> {
  const found = new Set(links.length > 0 ? [0] : []);
  for (const index of found) for (const { to } of links[index]!) found.add(to);
  return found;
}

/** Returns the maximum number of slides from each slide to the end, by key, itself included. Used for progress. */
export function countSlidesAhead(definition: Pick<SurveyDefinition, "slides">): ReadonlyMap<string, number> {
  const links = getSlideLinks(definition);
  const longestPaths = links.map(() => 1);
  const order = [...sortTopologically(links)];
  for (let index = order.pop(); index !== undefined; index = order.pop())
    for (const { to } of links[index]!)
      longestPaths[index] = Math.max(longestPaths[index]!, 1 + longestPaths[to]!);
  return new Map(definition.slides.map(({ key }, index) => [key, longestPaths[index]!]));
}

function sortTopologically(links: readonly (readonly SlideLink[])[]): readonly number[] {
  const pendingCounts = links.map(() => 0);
  for (const { to } of links.flat()) pendingCounts[to]! += 1;
  const order = [...links.keys()].filter((index) => pendingCounts[index] === 0);
  for (let next = 0; next < order.length; next++)
    for (const { to } of links[order[next]!]!) if (--pendingCounts[to]! === 0) order.push(to);
  return order;
}
