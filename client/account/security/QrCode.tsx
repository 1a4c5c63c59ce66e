import { useEffect, useState } from "react";
import styles from "./Security.module.css";

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Always dark on light, because many apps cannot read the opposite. */
export function QrCode({ text, label }: Props) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { encode } = await import("uqr");
      const { size, data } = encode(text, { border: 4 });
      const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
      if (isCurrent) setCode({ size, path: path.join("") });
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div className={styles.code} data-theme="light" data-themed>
      {code === null ? null : (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}
