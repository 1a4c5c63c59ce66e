import {
  type JsonObject,
  type JsonPosition,
  atPath,
  readMember,
  readList,
  readObject,
  readText,
  addIssue,
} from "../../../shared/forms/readJson.ts";
import type { Action, NavItem } from "./definition.ts";
import { type ContentContext, validateTarget } from "./validateParts.ts";
import { CONTENT_LIMITS } from "./limits.ts";

export function readNavigation(object: JsonObject, place: JsonPosition, context: ContentContext): NavItem[] {
  return readList(object, "navigation", place, { maxItems: CONTENT_LIMITS.navigation }, (value, at) => {
    const item = readObject(value, at, ["label", "target", "children"]);
    const label = readText(item, "label", at, { max: CONTENT_LIMITS.label, isRequired: true });
    const children = readList(item, "children", at, { maxItems: CONTENT_LIMITS.navigation }, (child, below) =>
      parseChild(child, below, context, [readMember(item, "target")]),
    );
    const rawTarget = readMember(item, "target") ?? null;
    const target = rawTarget === null ? null : validateTarget(rawTarget, atPath(at, "target"), context);
    if (rawTarget === null && children.length === 0) addIssue(atPath(at, "target"), "REQUIRED");
    return { label, target, children: children.flatMap((child) => child ?? []) };
  });
}

function parseChild(
  value: unknown,
  at: JsonPosition,
  context: ContentContext,
  above: readonly unknown[],
): Action | null {
  const item = readObject(value, at, ["label", "target", "children"]);
  const label = readText(item, "label", at, { max: CONTENT_LIMITS.label, isRequired: true });
  const target = validateTarget(readMember(item, "target"), atPath(at, "target"), context);
  const below = readMember(item, "children");
  if (Array.isArray(below) && below.length > 0)
    addIssue(
      atPath(at, "children"),
      hasCycle(below, [...above, readMember(item, "target")]) ? "CYCLE" : "INVALID",
    );
  return target && { label, target };
}

/** True if a nested item links to one of its ancestors. Excessive depth usually comes from an unrolled cycle. */
function hasCycle(items: readonly unknown[], above: readonly unknown[], depth = 0): boolean {
  const known = new Set(above.filter((one) => one != null).map((one) => JSON.stringify(one)));
  return items.slice(0, 50).some((item) => {
    if (typeof item !== "object" || item === null) return false;
    const target = readMember(item as JsonObject, "target");
    if (target != null && known.has(JSON.stringify(target))) return true;
    const below = readMember(item as JsonObject, "children");
    return depth < 8 && Array.isArray(below) && hasCycle(below, [...above, target], depth + 1);
  });
}
