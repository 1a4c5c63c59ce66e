/** A tab of the explorer. */
export interface Example {
  readonly query: string;
  readonly variables?: string;
  readonly headers?: string;
}

/** The examples that the server wrote into the page. */
export function readExamples(page: Document): Example[] {
  return JSON.parse(page.querySelector("#examples")?.textContent ?? "[]") as Example[];
}
