import { graphql, useFragment } from "react-relay";
import type { Picture_picture$key } from "../__generated__/Picture_picture.graphql.ts";
import { classes } from "../ui/classes.ts";
import { useAuthored } from "./authored.ts";
import styles from "./Picture.module.css";

interface Props {
  readonly picture: Picture_picture$key;
  /** How wide it is shown, as `sizes` of an `<img>` says it. */
  readonly sizes: string;
  /** In sight at once: loaded before others. What lies below waits until it comes near. */
  readonly isFirst?: boolean;
  /** CSS `aspect-ratio` that it is cut to; without one it keeps its own. */
  readonly shape?: string;
  /** Its words stand beside it: it only decorates. */
  readonly isPlain?: boolean;
  readonly className?: string | undefined;
}

/** A picture in a place of its size: nothing moves when it comes. */
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
