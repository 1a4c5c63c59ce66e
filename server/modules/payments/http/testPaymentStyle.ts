export const testPaymentStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #1c1e21);
  --ground: light-dark(#f6f5f2, #131416);
  --ink: light-dark(#1d1e20, #ecebe8);
  --muted: light-dark(#54575d, #b4b7bd);
  --border: light-dark(#83868d, #7f828a);
  --line: light-dark(#e3e1dc, #33363b);
  --shade: light-dark(#f3f2ee, #24272b);
  --warning: light-dark(#7c4f00, #f0bf62);
  --warning-tint: light-dark(#fdf3de, #362a12);
  --accent: #2f6f62;
  --accent-hover: #206255;
  --accent-pressed: #0f5549;
  --focus: light-dark(#2f6f62, #609f91);
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 "Inter Variable", system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  padding: 24px 16px 48px;
}
main { max-width: 480px; margin: 0 auto; display: grid; gap: 16px; }
.mode {
  background: var(--warning-tint);
  color: var(--warning);
  border: 1px solid currentcolor;
  border-radius: 10px;
  padding: 12px 16px;
}
.mode strong { display: block; font-weight: 600; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 24px; }
h1 { font-size: 1.375rem; line-height: 1.25; font-weight: 640; overflow-wrap: anywhere; }
h2 { font-size: 0.875rem; font-weight: 600; color: var(--muted); margin: 24px 0 8px; }
.for { color: var(--muted); margin-top: 8px; overflow-wrap: anywhere; }
.amount { font-size: 2.25rem; line-height: 1.25; font-weight: 640; margin: 16px 0 24px; white-space: nowrap; }
.outcome { margin-bottom: 16px; }
button, a.primary {
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid var(--border);
  border-radius: 8px;
  background: var(--paper);
  color: var(--ink);
  font: inherit;
  font-weight: 500;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button:hover { background: var(--shade); }
button:active { background: var(--line); }
.primary, button.primary { background: var(--accent); border-color: var(--accent); color: #ffffff; font-weight: 600; }
.primary:hover, button.primary:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
.primary:active, button.primary:active { background: var(--accent-pressed); border-color: var(--accent-pressed); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
ul { list-style: none; padding: 0; display: grid; gap: 12px; }
li span { display: block; color: var(--muted); font-size: 0.875rem; margin-top: 4px; }
@media (forced-colors: active) { .mode, .card { border-color: CanvasText; } }
`;
