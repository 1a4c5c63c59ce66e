import { describe, expect, it } from "vitest";
import { createPublicResponses } from "./publicResponses.ts";

const QUESTION = { id: "page", variables: { path: "/" } };

/** Creates a cache and a page that runs one document and stores its response. */
function publicAnswers(answer: () => unknown = () => ({ data: {} })) {
  const state = { now: 1, runs: 0 };
  const answers = createPublicResponses(() => state.now);
  const documents = (site: string) =>
    answers.forPage(site, async () => {
      state.runs += 1;
      return answer();
    });
  const page = async (site = "b 1", question = QUESTION) => {
    const { execute, store } = documents(site);
    const response = await execute(question);
    store(100);
    return response;
  };
  return { state, documents, page };
}

describe("createPublicResponses", () => {
  it("returns the frozen response of an earlier page", async () => {
    const { state, page } = publicAnswers(() => ({ data: { names: ["a"] } }));
    const first = (await page()) as { data: { names: string[] } };
    expect(await page()).toBe(first);
    expect(state.runs).toBe(1);
    expect(() => first.data.names.push("b")).toThrow(TypeError);
  });

  it("stores nothing unless the page does", async () => {
    const { state, documents } = publicAnswers();
    await documents("b 1").execute(QUESTION);
    await documents("b 1").execute(QUESTION);
    expect(state.runs).toBe(2);
  });

  it("stores no response with errors", async () => {
    const { state, page } = publicAnswers(() => ({ data: null, errors: [{}] }));
    await page();
    await page();
    expect(state.runs).toBe(2);
  });

  it("runs a document again for another site, other variables, and after five seconds", async () => {
    const { state, page } = publicAnswers();
    await page();
    await page("b 2");
    await page("b 1", { ...QUESTION, variables: { path: "/about" } });
    expect(state.runs).toBe(3);
    state.now = 5_001;
    await page();
    expect(state.runs).toBe(3);
    state.now = 5_002;
    await page();
    expect(state.runs).toBe(4);
  });
});
