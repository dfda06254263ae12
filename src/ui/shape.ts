/**
 * Whether something read from the device still has the shape its tool expects. By hand, because nothing but yes or no is
 * asked: the library that reads content and forms would be 2 kB of every tool.
 */
export type Shape<T> = (value: unknown) => value is T;

export type Shaped<S> = S extends Shape<infer T> ? T : never;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isNumber: Shape<number> = (value) => typeof value === 'number';

export function textUpTo(most: number): Shape<string> {
  return (value): value is string => isText(value) && value.length <= most;
}

export function wordIn<const T extends string>(values: readonly T[]): Shape<T> {
  return (value): value is T => (values as readonly unknown[]).includes(value);
}

export function absentOr<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value);
}

export function listOf<T>(item: Shape<T>, most = Number.POSITIVE_INFINITY): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.length <= most && value.every(item);
}

/** Every value of an object, whatever its keys. */
export function valuesOf<T>(item: Shape<T>): Shape<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(item);
}

/** What may be absent may be left out. */
type Fields<S extends Record<string, Shape<unknown>>> = {
  [Key in keyof S as undefined extends Shaped<S[Key]> ? never : Key]: Shaped<S[Key]>;
} & { [Key in keyof S as undefined extends Shaped<S[Key]> ? Key : never]?: Shaped<S[Key]> };

/** At least these fields; what a newer version of the site added besides does no harm. */
export function objectOf<const S extends Record<string, Shape<unknown>>>(shapes: S): Shape<Fields<S>> {
  return (value): value is Fields<S> =>
    isObject(value) && Object.entries(shapes).every(([key, shape]) => shape(value[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
