/** Values must come from a small fixed set, never from a caller. */
export type Labels = Readonly<Record<string, string>>;

export interface Metric {
  lines(): string[];
}

export function createCounter(
  name: string,
  help: string,
): Metric & { add(labels: Labels, amount?: number): void } {
  const series = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    add(labels, amount = 1) {
      const key = toSeriesKey(labels);
      const entry = series.get(key);
      if (entry) entry.value += amount;
      else series.set(key, { labels, value: amount });
    },
    lines: () => [
      ...formatHead(name, help, "counter"),
      ...[...series.values()].map(({ labels, value }) => `${name}${formatLabels(labels)} ${value}`),
    ],
  };
}

export function createHistogram(
  name: string,
  help: string,
  bounds: readonly number[],
): Metric & { observe(labels: Labels, seconds: number): void } {
  interface Series {
    readonly labels: Labels;
    /** Values up to each bound and above the previous one; the last bucket has no upper bound. */
    readonly counts: number[];
    sum: number;
  }
  const series = new Map<string, Series>();
  const lines = ({ labels, counts, sum }: Series): string[] => {
    let count = 0;
    const buckets = [...bounds.map(String), "+Inf"].map((le, i) => {
      count += counts[i]!;
      return `${name}_bucket${formatLabels({ ...labels, le })} ${count}`;
    });
    const text = formatLabels(labels);
    return [...buckets, `${name}_sum${text} ${sum}`, `${name}_count${text} ${count}`];
  };
  return {
    observe(labels, seconds) {
      const key = toSeriesKey(labels);
      let entry = series.get(key);
      if (!entry) {
        entry = { labels, counts: [...bounds, Infinity].map(() => 0), sum: 0 };
        series.set(key, entry);
      }
      let bucket = 0;
      while (bucket < bounds.length && seconds > bounds[bucket]!) bucket += 1;
      entry.counts[bucket]! += 1;
      entry.sum += seconds;
    },
    lines: () => [...formatHead(name, help, "histogram"), ...[...series.values()].flatMap(lines)],
  };
}

export function createGauge(
  name: string,
  help: string,
  values: readonly (readonly [Labels, number])[],
): Metric {
  return {
    lines: () => [
      ...formatHead(name, help, "gauge"),
      ...values.map(([labels, value]) => `${name}${formatLabels(labels)} ${value}`),
    ],
  };
}

export function formatExposition(metrics: readonly Metric[]): string {
  return `${metrics.flatMap((metric) => metric.lines()).join("\n")}\n`;
}

function formatHead(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** All series of a metric have the same label names. */
const toSeriesKey = (labels: Labels): string => Object.values(labels).join("\0");

function formatLabels(labels: Labels): string {
  const entries = Object.entries(labels);
  if (entries.length === 0) return "";
  const escaped = (value: string) => value.replace(/[\\"\n]/g, (c) => (c === "\n" ? "\\n" : `\\${c}`));
  return `{${entries.map(([name, value]) => `${name}="${escaped(value)}"`).join(",")}}`;
}
