import { Icon, type IconName } from "../../ui/Icon.tsx";

/** Icons that only the desk has. Those of `ui/Icon.tsx` are in the first view of every visitor. */
const deskPaths = {
  search: "M13.4 13.4 17 17M15.2 9a6.2 6.2 0 1 1-12.4 0 6.2 6.2 0 0 1 12.4 0Z",
  sun: "M13.4 10a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 0 1 6.8 0ZM10 2.6v1.6M10 15.8v1.6M2.6 10h1.6M15.8 10h1.6M4.8 4.8l1.1 1.1M14.1 14.1l1.1 1.1M4.8 15.2l1.1-1.1M14.1 5.9l1.1-1.1",
  list: "M7 5.4h9.6M7 10h9.6M7 14.6h9.6M3.6 5.4h.2M3.6 10h.2M3.6 14.6h.2",
  away: "M11.4 6.6a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM2.6 16.8c.5-3 2.9-4.8 5.8-4.8 1.5 0 2.9.5 3.9 1.3M13.4 15.4h4.4",
  more: "M4.9 10h.2M9.9 10h.2M14.9 10h.2",
  chart: "M3.4 16.6h13.2M5.6 13.4V9.8M10 13.4V4.6M14.4 13.4V7.4",
} as const;

type OwnIconName = keyof typeof deskPaths;
export type DeskIconName = IconName | OwnIconName;

const isOwn = (name: DeskIconName): name is OwnIconName => Object.hasOwn(deskPaths, name);

/** Drawn as those of `ui/Icon.tsx`: 20 by 20 pixels, one stroke, hidden from screen readers. */
export function DeskIcon({ name, size = 20 }: { readonly name: DeskIconName; readonly size?: number }) {
  if (!isOwn(name)) return <Icon name={name} size={size} />;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      style={{ flex: "none" }}
    >
      <path d={deskPaths[name]} />
    </svg>
  );
}
