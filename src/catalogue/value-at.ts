/** What stands at a place in a tree read from YAML or JSON; undefined where there is no such place. */
export function valueAt(tree: unknown, way: readonly string[]): unknown {
  return way.reduce((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], tree);
}
