/**
 * Runs sections one after the other, each printing what it found as it ends. One that fails is told and does not take
 * the others along; resolves with whether all of them ended well.
 */
export async function runSections(sections: readonly (readonly [name: string, run: () => Promise<void>])[]) {
  let isWhole = true;
  for (const [name, run] of sections) {
    try {
      await run();
    } catch (error) {
      isWhole = false;
      console.error(`La sección ${name} no terminó:`, error);
    }
  }
  return isWhole;
}

/** What `work` gives, tried up to three times: a browser on a busy machine stumbles now and then (`NO_NAVSTART`). */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = 2; left > 0; left -= 1) {
    try {
      return await work();
    } catch (error) {
      console.error(`… otra vez: ${(error as Error).message}`);
    }
  }
  return work();
}
