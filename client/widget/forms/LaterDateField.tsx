import { lazy, Suspense, type ComponentProps } from "react";
import type { DateField as DateFieldType } from "../../ui/fields/DateField.tsx";
import field from "../../ui/fields/Field.module.css";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useInBrowser } from "./useInBrowser.ts";

// Few forms ask for a date.
const DateField = lazy(async () => ({ default: (await import("../../ui/fields/DateField.tsx")).DateField }));

/** A field for a date; until its code is there its label stands over its place, as high as it will be. */
export function LaterDateField(props: ComponentProps<typeof DateFieldType>) {
  // A page is written in one go: what is loaded later cannot be waited for there.
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
