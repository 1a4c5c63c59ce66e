import { lazy, Suspense, type ComponentProps } from "react";
import type { DateField as DateFieldType } from "../ui/fields/DateField.tsx";
import field from "../ui/fields/Field.module.css";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { useIsHydrated } from "./useIsHydrated.ts";

const DateField = lazy(async () => ({ default: (await import("../ui/fields/DateField.tsx")).DateField }));

export function LazyDateField(props: ComponentProps<typeof DateFieldType>) {
  // The server renders in one pass and cannot wait for a lazy component.
  const isHydrated = useIsHydrated();
  const placeholder = (
    <div className={field.field}>
      <span className={field.label}>{props.label}</span>
      <Skeleton height="66px" />
      <div className={field.notes}>
        <span className={field.hint}>{props.hint}</span>
      </div>
    </div>
  );
  if (!isHydrated) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <DateField {...props} />
    </Suspense>
  );
}
