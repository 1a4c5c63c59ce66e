import { createContext } from "react";

export const postsPerPage = 12;

/** Cursor of a blog's older posts. Null if there are none. */
export const OlderPostsCursorContext = createContext<string | null>(null);
