/** The path of every value of a JSON document, the document itself included. */
export function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))]
}

/** A copy of a JSON document with another value in one place; the same where the place is no more. */
export function put(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (typeof whole !== 'object' || whole === null) return whole
  const copy = Array.isArray(whole) ? [...whole] : { ...whole }
  Reflect.set(copy, key, put(Reflect.get(whole, key), rest, value))
  return copy
}
