import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// What jsdom lacks and a browser has: scrolling is asserted by spies, never seen.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
