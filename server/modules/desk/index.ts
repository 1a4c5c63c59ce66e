// The public face of the module: other modules import it and nothing else.
export { type Board, type BoardQuery, loadBoard } from "./loadBoard.ts";
export { MAX_HITS, search } from "./search.ts";
