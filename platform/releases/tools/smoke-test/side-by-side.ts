/** Work of which at most so many calls are under way; the next begins when any of them ends. */
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
