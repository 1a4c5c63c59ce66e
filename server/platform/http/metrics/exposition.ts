/** Labels of a series, by their names. Values are few and ours: never what somebody sent. */
export type Labels = Readonly<Record<string, string>>;

/** Something that is counted or measured. */
export interface Metric {
  /** Its lines in the text format. */
  lines(): string[];
}

/** A number that only grows, a series for each set of labels. */
export function counter(name: string, help: string): Metric & { add(labels: Labels, amount?: number): void } {
  const series = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    add(labels, amount = 1) {
      const key = seriesKey(labels);
      const one = series.get(key);
      if (one) one.value += amount;
      else series.set(key, { labels, value: amount });
    },
    lines: () => [
      ...head(name, help, "counter"),
      ...[...series.values()].map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
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
    /** Number of values up to each bound and above the bound before it, then of those above all bounds. */
    readonly counts: number[];
    sum: number;
  }
  const series = new Map<string, Series>();
  const lines = ({ labels, counts, sum }: Series): string[] => {
    let count = 0;
    const buckets = [...bounds.map(String), "+Inf"].map((le, i) => {
      count += counts[i]!;
      return `${name}_bucket${labelText({ ...labels, le })} ${count}`;
    });
    const text = labelText(labels);
    return [...buckets, `${name}_sum${text} ${sum}`, `${name}_count${text} ${count}`];
  };
  return {
    observe(labels, seconds) {
      const key = seriesKey(labels);
      let one = series.get(key);
      if (!one) {
        one = { labels, counts: [...bounds, Infinity].map(() => 0), sum: 0 };
        series.set(key, one);
      }
      let bucket = 0;
      while (bucket < bounds.length && seconds > bounds[bucket]!) bucket += 1;
      one.counts[bucket]! += 1;
      one.sum += seconds;
    },
    lines: () => [...head(name, help, "histogram"), ...[...series.values()].flatMap(lines)],
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

/** Key of a series within one metric, whose series all have the same label names. Each request builds two keys, so it is not the whole text. */
const seriesKey = (labels: Labels): string => Object.values(labels).join("\0");

function labelText(labels: Labels): string {
  const entries = Object.entries(labels);
  if (entries.length === 0) return "";
  const escaped = (value: string) => value.replace(/[\\"\n]/g, (c) => (c === "\n" ? "\\n" : `\\${c}`));
  return `{${entries.map(([name, value]) => `${name}="${escaped(value)}"`).join(",")}}`;
}
