/** What a page asks of the worker. */
export type PageMessage =
  /** Answered through the port with the worker's build. */
  | { type: 'build' }
  /** The reader has opened this page: keep it. */
  | { type: 'opened'; path: string }
  /** The reader wants the waiting version now. */
  | { type: 'take-over' };
