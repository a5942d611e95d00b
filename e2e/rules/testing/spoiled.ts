/** Paths of all values of a JSON document, itself included. */
export function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))]
}

/** Copies a JSON document with one value replaced. Returns it unchanged if the path no longer exists. */
export function put(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (typeof whole !== 'object' || whole === null) return whole
  const copy = Array.isArray(whole) ? [...whole] : { ...whole }
  Reflect.set(copy, key, put(Reflect.get(whole, key), rest, value))
  return copy
}
