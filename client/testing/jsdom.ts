/** What jsdom lacks and the components need. Import it first in a test that renders. */
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } as typeof CSS;
