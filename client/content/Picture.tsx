import { graphql, useFragment } from "react-relay";
import type { Picture_picture$key } from "../__generated__/Picture_picture.graphql.ts";
import { classes } from "../ui/classes.ts";
import { useAuthored } from "./authored.ts";
import styles from "./Picture.module.css";

interface Props {
  readonly picture: Picture_picture$key;
  readonly sizes: string;
  /** True if it is visible at once. Others load lazily. */
  readonly isFirst?: boolean;
  readonly shape?: string;
  /** True if nearby text says the same, so that `alt` is empty. */
  readonly isPlain?: boolean;
  readonly className?: string | undefined;
}

/** A picture with its size reserved, so that the page does not shift. */
export function Picture({ sizes, isFirst = false, shape, isPlain = false, className, ...keys }: Props) {
  const { src, srcSet, width, height, alt } = useFragment(
    graphql`
      fragment Picture_picture on Picture {
        src
        srcSet
        width
        height
        alt
      }
    `,
    keys.picture,
  );
  const authored = useAuthored();
  return (
    <img
      {...(isPlain || alt === "" ? {} : authored)}
      className={classes(styles.picture, className)}
      style={shape === undefined ? undefined : { aspectRatio: shape }}
      src={src}
      srcSet={srcSet ?? undefined}
      sizes={srcSet == null ? undefined : sizes}
      width={width}
      height={height}
      alt={isPlain ? "" : alt}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={isFirst ? "high" : undefined}
    />
  );
}
