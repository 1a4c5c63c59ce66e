import type { SurveyDefinition } from "./definition.ts";

/** A link between slides. `to` is an index in `slides`, `steps` the path in the definition. */
export interface Way {
  readonly to: number;
  readonly steps: readonly (string | number)[];
}

export function waysOf({ slides }: Pick<SurveyDefinition, "slides">): readonly (readonly Way[])[] {
  const places = new Map(slides.map(({ key }, place) => [key, place]));
  return slides.map(({ jumps, next }, place) => {
    const ways: Way[] = [];
    for (const [jump, { to }] of jumps.entries()) {
      const target = to.kind === "SLIDE" ? places.get(to.slide) : undefined;
      if (target !== undefined)
        ways.push({ to: target, steps: ["slides", place, "jumps", jump, "to", "slide"] });
    }
    const target = next === null ? place + 1 : places.get(next);
    if (target !== undefined && target < slides.length)
      ways.push({ to: target, steps: ["slides", place, "next"] });
    return ways;
  });
}

export function waysBack(ways: readonly (readonly Way[])[]): readonly Way[] {
  const back: Way[] = [];
  const state = ways.map((): "NEW" | "OPEN" | "DONE" => "NEW");
  const visit = (place: number): void => {
    state[place] = "OPEN";
    for (const way of ways[place]!) {
      if (state[way.to] === "OPEN") back.push(way);
      else if (state[way.to] === "NEW") visit(way.to);
    }
    state[place] = "DONE";
  };
  for (const place of ways.keys()) if (state[place] === "NEW") visit(place);
  return back;
}

/** Returns for each slide the slides that may come before it, and itself. The links must not form a cycle. */
export function slidesBefore(ways: readonly (readonly Way[])[]): readonly ReadonlySet<number>[] {
  const before = ways.map((_, place) => new Set([place]));
  for (const place of inOrder(ways))
    for (const { to } of ways[place]!) for (const one of before[place]!) before[to]!.add(one);
  return before;
}

export function reachable(ways: readonly (readonly Way[])[]): ReadonlySet<number> {
  const found = new Set(ways.length > 0 ? [0] : []);
  for (const place of found) for (const { to } of ways[place]!) found.add(to);
  return found;
}

/** Returns the maximum number of slides from each slide to the end, by key, itself included. Used for progress. */
export function slidesAhead(definition: Pick<SurveyDefinition, "slides">): ReadonlyMap<string, number> {
  const ways = waysOf(definition);
  const ahead = ways.map(() => 1);
  const order = [...inOrder(ways)];
  for (let place = order.pop(); place !== undefined; place = order.pop())
    for (const { to } of ways[place]!) ahead[place] = Math.max(ahead[place]!, 1 + ahead[to]!);
  return new Map(definition.slides.map(({ key }, place) => [key, ahead[place]!]));
}

function inOrder(ways: readonly (readonly Way[])[]): readonly number[] {
  const waitsFor = ways.map(() => 0);
  for (const { to } of ways.flat()) waitsFor[to]! += 1;
  const order = [...ways.keys()].filter((place) => waitsFor[place] === 0);
  for (let next = 0; next < order.length; next++)
    for (const { to } of ways[order[next]!]!) if (--waitsFor[to]! === 0) order.push(to);
  return order;
}
