import { availableParallelism } from 'node:os'

/** More at once would only slow each other down, and what is slow is refused. */
const atOnce = Math.max(2, availableParallelism())

/** Answers what `visit` does of each, in their order, a few side by side. */
export async function sideBySide<T, R>(items: T[], visit: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  const left = items.entries()
  const visitOthers = async () => {
    for (const [index, item] of left) answers[index] = await visit(item)
  }
  await Promise.all(Array.from({ length: atOnce }, visitOthers))
  return answers
}
