import { graphql, useFragment } from "react-relay";
import type { Picture_picture$key } from "../__generated__/Picture_picture.graphql.ts";
import { classes } from "../ui/classes.ts";
import { useLangAttributes } from "./siteContext.ts";
import styles from "./Picture.module.css";

interface Props {
  readonly picture: Picture_picture$key;
  readonly sizes: string;
  /** True if it is visible at once. Others load lazily. */
  readonly loadsEagerly?: boolean;
  readonly cropRatio?: string;
  /** True if nearby text says the same, so that `alt` is empty. */
  readonly isDecorative?: boolean;
  readonly className?: string | undefined;
}

/** A picture with its size reserved, so that the page does not shift. */
export function Picture({
  sizes,
  loadsEagerly = false,
  cropRatio,
  isDecorative = false,
  className,
  ...fragmentRefs
}: Props) {
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
    fragmentRefs.picture,
  );
  const langAttributes = useLangAttributes();
  return (
    <img
      {...(isDecorative || alt === "" ? {} : langAttributes)}
      className={classes(styles.picture, className)}
      style={cropRatio === undefined ? undefined : { aspectRatio: cropRatio }}
      src={src}
      srcSet={srcSet ?? undefined}
      sizes={srcSet == null ? undefined : sizes}
      width={width}
      height={height}
      alt={isDecorative ? "" : alt}
      loading={loadsEagerly ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={loadsEagerly ? "high" : undefined}
    />
  );
}
