import { expect, it } from "vitest";
import { createCounter, formatExposition, createGauge, createHistogram } from "./exposition.ts";

it("formats metrics for Prometheus", () => {
  const counter = createCounter("seen_total", "What was seen.");
  counter.add({ what: "a" });
  counter.add({ what: "a" }, 2);
  counter.add({ what: 'b"\\\n' });
  const took = createHistogram("took_seconds", "How long it took.", [0.1, 1]);
  took.observe({ route: "/x" }, 0.05);
  took.observe({ route: "/x" }, 0.5);
  took.observe({ route: "/x" }, 5);
  expect(formatExposition([counter, took, createGauge("now", "Now.", [[{}, 3]])]))
    .toBe(`# HELP seen_total What was seen.
# TYPE seen_total counter
seen_total{what="a"} 3
seen_total{what="b\\"\\\\\\n"} 1
# HELP took_seconds How long it took.
# TYPE took_seconds histogram
took_seconds_bucket{route="/x",le="0.1"} 1
took_seconds_bucket{route="/x",le="1"} 2
took_seconds_bucket{route="/x",le="+Inf"} 3
took_seconds_sum{route="/x"} 5.55
took_seconds_count{route="/x"} 3
# HELP now Now.
# TYPE now gauge
now 3
`);
});
