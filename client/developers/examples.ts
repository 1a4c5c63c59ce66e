export interface Example {
  readonly query: string;
  readonly variables?: string;
  readonly headers?: string;
}

export function readExamples(page: Document): Example[] {
  return JSON.parse(page.querySelector("#examples")?.textContent ?? "[]") as Example[];
}
