import type { SurveyDefinition } from "./definition.ts";

/** A way from one slide to another, as places in `slides`, and the steps in the definition that say so. */
export interface Way {
  readonly to: number;
  readonly steps: readonly (string | number)[];
}

/** The ways that lead on from each slide, whatever is answered; the way to the end is none of them. */
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

/** The ways that lead back to where one came from, walking from the first slide and from those that nothing leads to. */
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

/** For each slide those that may come before it, itself too. Needs ways that do not lead back. */
export function slidesBefore(ways: readonly (readonly Way[])[]): readonly ReadonlySet<number>[] {
  const before = ways.map((_, place) => new Set([place]));
  for (const place of inOrder(ways))
    for (const { to } of ways[place]!) for (const one of before[place]!) before[to]!.add(one);
  return before;
}

/** The slides that can be walked to from the first one. */
export function reachable(ways: readonly (readonly Way[])[]): ReadonlySet<number> {
  const found = new Set(ways.length > 0 ? [0] : []);
  for (const place of found) for (const { to } of ways[place]!) found.add(to);
  return found;
}

/** For each slide, by key, how many there are at most from it to the end, itself counted: what progress is shown by. */
export function slidesAhead(definition: Pick<SurveyDefinition, "slides">): ReadonlyMap<string, number> {
  const ways = waysOf(definition);
  const ahead = ways.map(() => 1);
  const order = [...inOrder(ways)];
  for (let place = order.pop(); place !== undefined; place = order.pop())
    for (const { to } of ways[place]!) ahead[place] = Math.max(ahead[place]!, 1 + ahead[to]!);
  return new Map(definition.slides.map(({ key }, place) => [key, ahead[place]!]));
}

/** Slides so that each comes after those that lead to it; those that go round are left out. */
function inOrder(ways: readonly (readonly Way[])[]): readonly number[] {
  const waitsFor = ways.map(() => 0);
  for (const { to } of ways.flat()) waitsFor[to]! += 1;
  const order = [...ways.keys()].filter((place) => waitsFor[place] === 0);
  for (let next = 0; next < order.length; next++)
    for (const { to } of ways[order[next]!]!) if (--waitsFor[to]! === 0) order.push(to);
  return order;
}
