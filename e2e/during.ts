/** For a visit that does the same with several things: what fails is told together with the one it failed with. */
export async function during<Result>(what: string, steps: () => Promise<Result>): Promise<Result> {
  try {
    return await steps();
  } catch (error) {
    if (error instanceof Error) error.message = `${what}: ${error.message}`;
    throw error;
  }
}
