/** Under this key WebDriver names an element: https://www.w3.org/TR/webdriver2/#elements */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** No command of a journey takes longer; one that hangs is told with its name. */
const PATIENCE_MS = 10_000;

export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Sends commands to a WebDriver; what it refuses is thrown with its own words. */
export function commandsTo(address: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }).catch((cause: unknown) => {
      throw new Error(`WebDriver ${method} ${path} got no answer`, { cause });
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver ${method} ${path}: ${error}. ${message}`);
  };
}
