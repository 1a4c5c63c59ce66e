/** Time of `performance.now()` at which the browser began to evaluate the page's modules. Import it before all others. */
export const evaluationStart = performance.now();
