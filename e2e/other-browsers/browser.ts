/** Runs in the page. Nothing from outside can be used in it but its arguments, which travel as JSON. */
export type InPage<Arguments extends readonly unknown[], Result> = (...values: Arguments) => Result;

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'Space';
export type Theme = 'light' | 'dark';

/** An element of the page, touched as a person touches it. */
export interface Handle {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
}

/** One visitor with nothing stored, and the one window they have. What a browser must be able to do to be tested. */
export interface Visitor {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  evaluate: <Arguments extends readonly unknown[], Result>(
    run: InPage<Arguments, Result>,
    ...values: Arguments
  ) => Promise<Awaited<Result>>;
  /** The element the function finds. */
  locate: <Arguments extends readonly unknown[]>(
    find: InPage<Arguments, Element | undefined>,
    ...values: Arguments
  ) => Promise<Handle | undefined>;
  /** The page as PNG, for whoever looks into a failure. */
  screenshot: () => Promise<Uint8Array>;
  /** Errors the console has told since the visitor came. */
  errors: () => Promise<string[]>;
  leave: () => Promise<void>;
}

/** A running browser. */
export interface RunningBrowser {
  visit: () => Promise<Visitor>;
  stop: () => Promise<void>;
}

/** A browser this machine may have. */
export interface InstallableBrowser {
  name: string;
  /** Why it cannot be used here; undefined where it can. */
  missing: string | undefined;
  start: (theme: Theme) => Promise<RunningBrowser>;
}

/** Browsers now and then fail to start on a busy machine; that is not what is under test. */
export async function startTwice<Started>(start: () => Promise<Started>): Promise<Started> {
  try {
    return await start();
  } catch {
    return start();
  }
}
