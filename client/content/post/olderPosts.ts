import { createContext } from "react";

/** How many posts stand on one page of a list. */
export const postsAtOnce = 12;

/** On a blog's own page: the cursor that its older posts follow; null: these are all. */
export const OlderPostsContext = createContext<string | null>(null);
