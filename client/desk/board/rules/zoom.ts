/** Minutes between two lines of the grid. */
export const zoomLevels = [60, 30, 15, 10, 5] as const;

export type Zoom = (typeof zoomLevels)[number];

export const defaultZoom: Zoom = 15;

const pixelsPerHour: Readonly<Record<Zoom, number>> = { 60: 40, 30: 64, 15: 96, 10: 144, 5: 288 };

export const getPixelsPerMinute = (zoom: Zoom): number => pixelsPerHour[zoom] / 60;

/** Returns the next level in a direction, or the same at the end. 1 shows more detail. */
export function changeZoom(zoom: Zoom, direction: 1 | -1): Zoom {
  return zoomLevels[zoomLevels.indexOf(zoom) + direction] ?? zoom;
}

export function parseZoom(value: unknown): Zoom {
  return zoomLevels.find((level) => level === value) ?? defaultZoom;
}
