import { lazy, Suspense, type ComponentProps } from "react";
import type { DateField as DateFieldType } from "../../ui/fields/DateField.tsx";
import field from "../../ui/fields/Field.module.css";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useInBrowser } from "./useInBrowser.ts";

const DateField = lazy(async () => ({ default: (await import("../../ui/fields/DateField.tsx")).DateField }));

export function LaterDateField(props: ComponentProps<typeof DateFieldType>) {
  // The server renders in one pass and cannot wait for a lazy component.
  const isInBrowser = useInBrowser();
  const place = (
    <div className={field.field}>
      <span className={field.label}>{props.label}</span>
      <Skeleton height="66px" />
      <div className={field.notes}>
        <span className={field.hint}>{props.hint}</span>
      </div>
    </div>
  );
  if (!isInBrowser) return place;
  return (
    <Suspense fallback={place}>
      <DateField {...props} />
    </Suspense>
  );
}
