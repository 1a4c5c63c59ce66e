// Output of the commands. Plain JavaScript, because it runs before packages are installed.

export class TaskError extends Error {}

/**
 * Says that a long step has begun, how long it is taking, and how long it took.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`;
  const live = process.stdout.isTTY === true;
  process.stdout.write(live ? `  ${name} …` : `  ${name} …\n`);
  const timer = setInterval(
    () => process.stdout.write(live ? `\r  ${name} … ${seconds()}` : `  ${name} … ${seconds()}\n`),
    live ? 1_000 : 10_000,
  );
  const end = (/** @type {string} */ word) => {
    clearInterval(timer);
    process.stdout.write(
      live ? `\r  ${name}: ${word} (${seconds()})   \n` : `  ${name}: ${word} (${seconds()})\n`,
    );
  };
  try {
    const value = await work();
    end("done");
    return value;
  } catch (error) {
    end("failed");
    throw error;
  }
}
