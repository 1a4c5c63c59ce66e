/** Labels of a series, by their names. Values are few and ours: never what somebody sent. */
export type Labels = Readonly<Record<string, string>>;

/** Something that is counted or measured. */
export interface Metric {
  /** Its lines in the text format. */
  lines(): string[];
}

/** A number that only grows, a series for each set of labels. */
export function counter(name: string, help: string): Metric & { add(labels: Labels, amount?: number): void } {
  const series = new Map<string, number>();
  return {
    add(labels, amount = 1) {
      const key = labelText(labels);
      series.set(key, (series.get(key) ?? 0) + amount);
    },
    lines: () => [
      ...head(name, help, "counter"),
      ...[...series].map(([key, value]) => `${name}${key} ${value}`),
    ],
  };
}

/** How long something took, in seconds, a series of buckets for each set of labels. */
export function histogram(
  name: string,
  help: string,
  bounds: readonly number[],
): Metric & { observe(labels: Labels, seconds: number): void } {
  interface Series {
    readonly labels: Labels;
    readonly counts: number[];
    sum: number;
    count: number;
  }
  const series = new Map<string, Series>();
  return {
    observe(labels, seconds) {
      const key = labelText(labels);
      const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
      series.set(key, one);
      // Each bucket holds all that took no longer: those below are in it too.
      bounds.forEach((bound, i) => {
        if (seconds <= bound) one.counts[i]! += 1;
      });
      one.sum += seconds;
      one.count += 1;
    },
    lines: () => [
      ...head(name, help, "histogram"),
      ...[...series].flatMap(([key, { labels, counts, sum, count }]) => [
        ...bounds.map(
          (bound, i) => `${name}_bucket${labelText({ ...labels, le: String(bound) })} ${counts[i]}`,
        ),
        `${name}_bucket${labelText({ ...labels, le: "+Inf" })} ${count}`,
        `${name}_sum${key} ${sum}`,
        `${name}_count${key} ${count}`,
      ]),
    ],
  };
}

/** A value as it is just now. */
export function gauge(name: string, help: string, values: readonly (readonly [Labels, number])[]): Metric {
  return {
    lines: () => [
      ...head(name, help, "gauge"),
      ...values.map(([labels, value]) => `${name}${labelText(labels)} ${value}`),
    ],
  };
}

/** Metrics in Prometheus' text format, version 0.0.4. */
export function exposition(metrics: readonly Metric[]): string {
  return `${metrics.flatMap((metric) => metric.lines()).join("\n")}\n`;
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function labelText(labels: Labels): string {
  const entries = Object.entries(labels);
  if (entries.length === 0) return "";
  const escaped = (value: string) => value.replace(/[\\"\n]/g, (c) => (c === "\n" ? "\\n" : `\\${c}`));
  return `{${entries.map(([name, value]) => `${name}="${escaped(value)}"`).join(",")}}`;
}
