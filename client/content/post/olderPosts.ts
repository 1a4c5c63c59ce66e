import { createContext } from "react";

export const postsAtOnce = 12;

/** Cursor of a blog's older posts. Null if there are none. */
export const OlderPostsContext = createContext<string | null>(null);
