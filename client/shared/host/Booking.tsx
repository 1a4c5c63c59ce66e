import { useEffect, useRef } from "react";
import type { EmbedEvents } from "../../embed/messages.ts";
import type { EmbedOptions } from "../../embed/options.ts";

interface Props extends EmbedOptions {
  readonly onBooked?: (booked: EmbedEvents["booked"]) => void;
}

/** The React example of the embedding guide, to copy into a page that has loaded the script. */
export function Booking({ onBooked, ...options }: Props) {
  const containerRef = useRef<HTMLDivElement>(null);
  const optionsKey = JSON.stringify(options);
  useEffect(() => {
    const widget = window.Daybook?.mount(containerRef.current!, JSON.parse(optionsKey) as EmbedOptions);
    return () => widget?.remove();
  }, [optionsKey]);
  useEffect(
    () =>
      window.Daybook?.on("booked", (booked, element) => {
        if (element === containerRef.current) onBooked?.(booked);
      }),
    [onBooked],
  );
  return <div ref={containerRef} style={{ minHeight: 760 }} />;
}
