import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Relay's mock environment makes its spies with a global of another test runner, of the same shape.
Reflect.set(globalThis, "jest", vi);

// A busy machine may need longer than a second to show what a test waits for.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks and a browser has: scrolling is asserted by spies, never seen.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
