/** Limits the concurrent calls of a function; others wait. */
export function sideBySide<A extends unknown[], T>(
  most: number,
  work: (...asked: A) => Promise<T>,
): (...asked: A) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = most
  return async (...asked) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work(...asked)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
