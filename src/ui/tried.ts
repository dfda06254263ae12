/** What `act` comes to; undefined where it throws, as storage does that is denied or full, and JSON that is none. */
export function tried<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
