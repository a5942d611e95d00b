/** Least length of a corrected word. Shorter words resemble too many others. */
const shortest = 4

/** Least similarity of a correction, as in PostgreSQL's pg_trgm: shared trigrams divided by all trigrams. */
const leastSimilarity = 0.4

/** Returns a function that finds the most similar known word; null if none is close enough. */
export function spellingOf(known: Iterable<string>): (word: string) => string | null {
  const trigramCounts = new Map<string, number>()
  const wordsByTrigram = new Map<string, string[]>()
  for (const word of known) {
    const trigrams = trigramsOf(word)
    trigramCounts.set(word, trigrams.size)
    for (const trigram of trigrams) {
      const words = wordsByTrigram.get(trigram)
      if (words) words.push(word)
      else wordsByTrigram.set(trigram, [word])
    }
  }
  return (word) => {
    if (word.length < shortest) return null
    const trigrams = trigramsOf(word)
    const shared = new Map<string, number>()
    for (const trigram of trigrams) {
      for (const one of wordsByTrigram.get(trigram) ?? [])
        shared.set(one, (shared.get(one) ?? 0) + 1)
    }
    let best: string | null = null
    let similarity = leastSimilarity
    for (const [one, count] of shared) {
      const now = count / (trigrams.size + (trigramCounts.get(one) ?? 0) - count)
      if (now < similarity || (now === similarity && best !== null)) continue
      best = one
      similarity = now
    }
    return best
  }
}

/** Trigrams padded as pg_trgm does: "sea" has "  s", " se", "sea" and "ea ". */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: word.length + 1 }, (_, at) => padded.slice(at, at + 3)))
}
