/** Values must come from a small fixed set, never from a caller. */
export type Labels = Readonly<Record<string, string>>;

export interface Metric {
  lines(): string[];
}

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

export function histogram(
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

export function gauge(name: string, help: string, values: readonly (readonly [Labels, number])[]): Metric {
  return {
    lines: () => [
      ...head(name, help, "gauge"),
      ...values.map(([labels, value]) => `${name}${labelText(labels)} ${value}`),
    ],
  };
}

export function exposition(metrics: readonly Metric[]): string {
  return `${metrics.flatMap((metric) => metric.lines()).join("\n")}\n`;
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** All series of a metric have the same label names. */
const seriesKey = (labels: Labels): string => Object.values(labels).join("\0");

function labelText(labels: Labels): string {
  const entries = Object.entries(labels);
  if (entries.length === 0) return "";
  const escaped = (value: string) => value.replace(/[\\"\n]/g, (c) => (c === "\n" ? "\\n" : `\\${c}`));
  return `{${entries.map(([name, value]) => `${name}="${escaped(value)}"`).join(",")}}`;
}
