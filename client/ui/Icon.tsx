/** 20 by 20 pixels, one stroke. Text is always nearby, so icons are hidden from screen readers. */
const iconPaths = {
  previous: "M12 4.5 6.5 10l5.5 5.5",
  next: "M8 4.5 13.5 10 8 15.5",
  up: "M5 12.5 10 7.5l5 5",
  down: "M5 7.5 10 12.5l5-5",
  plus: "M10 4.2v11.6M4.2 10h11.6",
  minus: "M4.2 10h11.6",
  check: "M4.5 10.5 8.2 14 15.5 6",
  cross: "M5.5 5.5l9 9M14.5 5.5l-9 9",
  clock: "M10 5.8V10l2.8 1.8M17.2 10a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0Z",
  calendar:
    "M3.2 8.2h13.6M6.6 2.8v3M13.4 2.8v3M4.8 4.4h10.4c.9 0 1.6.7 1.6 1.6v9.2c0 .9-.7 1.6-1.6 1.6H4.8c-.9 0-1.6-.7-1.6-1.6V6c0-.9.7-1.6 1.6-1.6Z",
  place:
    "M10 17.4s5.8-4.6 5.8-9a5.8 5.8 0 1 0-11.6 0c0 4.4 5.8 9 5.8 9ZM12.1 8.3a2.1 2.1 0 1 1-4.2 0 2.1 2.1 0 0 1 4.2 0Z",
  person: "M13 6.6a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4.2 16.8c.5-3 2.9-4.8 5.8-4.8s5.3 1.8 5.8 4.8",
  globe:
    "M17.2 10a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0ZM3 10h14M10 2.8c2 2 3 4.5 3 7.2s-1 5.2-3 7.2c-2-2-3-4.5-3-7.2s1-5.2 3-7.2Z",
  money:
    "M3.4 5.4h13.2c.7 0 1.2.5 1.2 1.2v6.8c0 .7-.5 1.2-1.2 1.2H3.4c-.7 0-1.2-.5-1.2-1.2V6.6c0-.7.5-1.2 1.2-1.2ZM11.9 10a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0Z",
  phone:
    "M6.9 3.2 4.4 3.8c-.6.2-1 .7-1 1.3.3 6 5.5 11.2 11.5 11.5.6 0 1.1-.4 1.3-1l.6-2.5-3.4-1.7-1.6 1.6a9 9 0 0 1-4.8-4.8l1.6-1.6-1.7-3.4Z",
  mail: "M3.4 4.8h13.2c.7 0 1.2.5 1.2 1.2v8c0 .7-.5 1.2-1.2 1.2H3.4c-.7 0-1.2-.5-1.2-1.2V6c0-.7.5-1.2 1.2-1.2ZM2.7 5.9 10 11.2l7.3-5.3",
  info: "M10 9.2v4.6M10 6.2v.2M17.2 10a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0Z",
  warning:
    "M10 7.6v3.8M10 13.8v.2M8.9 3.6 2.6 14.6c-.5.9.1 1.9 1.1 1.9h12.6c1 0 1.6-1 1.1-1.9L11.1 3.6c-.5-.8-1.7-.8-2.2 0Z",
  repeat:
    "M4 9.2V8.4c0-1.4 1.1-2.5 2.5-2.5h9.2M13.2 3.2l2.7 2.7-2.7 2.7M16 10.8v.8c0 1.4-1.1 2.5-2.5 2.5H4.3M6.8 16.8l-2.7-2.7 2.7-2.7",
  external:
    "M8 4.6H5.4c-.7 0-1.2.5-1.2 1.2v8.8c0 .7.5 1.2 1.2 1.2h8.8c.7 0 1.2-.5 1.2-1.2V12M11.4 4.2h4.4v4.4M9 11l6.6-6.6",
} as const;

export type IconName = keyof typeof iconPaths;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
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
      <path d={iconPaths[name]} />
    </svg>
  );
}
