import { useEffect, useRef } from "react";
import type { EmbedEvents } from "../../embed/messages.ts";
import type { EmbedOptions } from "../../embed/options.ts";

interface Props extends EmbedOptions {
  readonly onBooked?: (booked: EmbedEvents["booked"]) => void;
}

/** The widget in a React page that has loaded the script: the example of the guide on embedding, to be copied. */
export function Booking({ onBooked, ...options }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = JSON.stringify(options);
  useEffect(() => {
    const shown = window.Daybook?.mount(place.current!, JSON.parse(wanted) as EmbedOptions);
    return () => shown?.remove();
  }, [wanted]);
  useEffect(
    () =>
      window.Daybook?.on("booked", (booked, element) => {
        if (element === place.current) onBooked?.(booked);
      }),
    [onBooked],
  );
  return <div ref={place} style={{ minHeight: 760 }} />;
}
