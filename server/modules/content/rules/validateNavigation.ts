import {
  type JsonObject,
  type Place,
  inside,
  member,
  readList,
  readObject,
  readText,
  refuse,
} from "../../../shared/forms/readJson.ts";
import type { Action, NavItem } from "./definition.ts";
import { type ContentJudgedBy, validateTarget } from "./validateParts.ts";
import { CONTENT_LIMITS } from "./limits.ts";

export function readNavigation(object: JsonObject, place: Place, by: ContentJudgedBy): NavItem[] {
  return readList(object, "navigation", place, { most: CONTENT_LIMITS.navigation }, (value, at) => {
    const item = readObject(value, at, ["label", "target", "children"]);
    const label = readText(item, "label", at, { max: CONTENT_LIMITS.label, isRequired: true });
    const children = readList(item, "children", at, { most: CONTENT_LIMITS.navigation }, (child, below) =>
      judgeChild(child, below, by, [member(item, "target")]),
    );
    const given = member(item, "target") ?? null;
    const target = given === null ? null : validateTarget(given, inside(at, "target"), by);
    if (given === null && children.length === 0) refuse(inside(at, "target"), "REQUIRED");
    return { label, target, children: children.flatMap((child) => child ?? []) };
  });
}

function judgeChild(
  value: unknown,
  at: Place,
  by: ContentJudgedBy,
  above: readonly unknown[],
): Action | null {
  const item = readObject(value, at, ["label", "target", "children"]);
  const label = readText(item, "label", at, { max: CONTENT_LIMITS.label, isRequired: true });
  const target = validateTarget(member(item, "target"), inside(at, "target"), by);
  const below = member(item, "children");
  if (Array.isArray(below) && below.length > 0)
    refuse(
      inside(at, "children"),
      leadsBack(below, [...above, member(item, "target")]) ? "CYCLE" : "INVALID",
    );
  return target && { label, target };
}

/** True if a nested item links to one of its ancestors. Excessive depth usually comes from an unrolled cycle. */
function leadsBack(items: readonly unknown[], above: readonly unknown[], depth = 0): boolean {
  const known = new Set(above.filter((one) => one != null).map((one) => JSON.stringify(one)));
  return items.slice(0, 50).some((item) => {
    if (typeof item !== "object" || item === null) return false;
    const target = member(item as JsonObject, "target");
    if (target != null && known.has(JSON.stringify(target))) return true;
    const below = member(item as JsonObject, "children");
    return depth < 8 && Array.isArray(below) && leadsBack(below, [...above, target], depth + 1);
  });
}
