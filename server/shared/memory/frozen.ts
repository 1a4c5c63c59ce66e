/** Freezes a value with all that is in it, so that it can be shared. Bytes stay as they are. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value))
    return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
