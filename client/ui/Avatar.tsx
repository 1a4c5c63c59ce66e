import styles from "./Avatar.module.css";

interface Props {
  readonly name: string;
  /** URL. Without it the initials are shown. */
  readonly picture?: string | null;
  readonly size?: number;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...graphemes.segment(word ?? "")][0]?.segment ?? "")
    .join("")
    .toUpperCase();
}

/** A picture or initials. The name is always shown nearby, so the avatar is hidden from screen readers. */
export function Avatar({ name, picture, size = 40 }: Props) {
  const boxStyle = { width: size, height: size, fontSize: size * 0.38 };
  if (picture)
    return (
      <img
        className={styles.avatar}
        style={boxStyle}
        src={picture}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <span className={styles.avatar} style={boxStyle} aria-hidden>
      {getInitials(name)}
    </span>
  );
}
