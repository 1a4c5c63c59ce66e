import styles from "./Avatar.module.css";

interface Props {
  readonly name: string;
  /** The address of a picture; without one the initials are drawn. */
  readonly picture?: string | null;
  /** Pixels. */
  readonly size?: number;
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...letters.segment(word ?? "")][0]?.segment ?? "")
    .join("")
    .toUpperCase();
}

/** A face, or the initials in its place. The name always stands beside it, so it is not read out. */
export function Avatar({ name, picture, size = 40 }: Props) {
  const box = { width: size, height: size, fontSize: size * 0.38 };
  if (picture)
    return (
      <img
        className={styles.avatar}
        style={box}
        src={picture}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <span className={styles.avatar} style={box} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
