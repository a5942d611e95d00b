/** A page, a file or an answer of the API that a visitor asked for. */
export type Read = {
  /** What happened to the fleet when it was asked for. */
  phase: string
  ms: number
  /** Why it is no answer: a status, a cut, what it lacks; null for a good one. */
  failure: string | null
  /** Which part of a page is of another tuple than the rest; null where all is one. */
  mixed: string | null
}

/** What one visitor wanted to book, once. */
export type Wish = {
  phase: string
  /** References that they were told, each once: of a booking that was made once it is one. */
  references: string[]
  /** How often they were told to try again, or got no answer, and tried again. */
  triedAgain: number
  isPaid: boolean
  /** What they were told for good instead of a reference; null where they have one. */
  refusal: string | null
}

/** A booking as the database has it. */
export type KeptBooking = { reference: string; status: string }

export type Counts = {
  reads: number
  failed: number
  mixed: number
  p50Ms: number
  p99Ms: number
  acknowledged: number
  triedAgain: number
  refused: number
}

/** What was read and booked. */
export function count(reads: Read[], wishes: Wish[]): Counts {
  const times = reads.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const within = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0
  return {
    reads: reads.length,
    failed: reads.filter(({ failure }) => failure !== null).length,
    mixed: reads.filter(({ mixed }) => mixed !== null).length,
    p50Ms: within(0.5),
    p99Ms: within(0.99),
    acknowledged: wishes.filter(({ references }) => references.length > 0).length,
    triedAgain: wishes.reduce((sum, wish) => sum + wish.triedAgain, 0),
    refused: wishes.filter(({ refusal }) => refusal !== null).length,
  }
}

/** The outcome of each booking as its visitor saw it, compared with the database after the load has ended. */
export function compareBookings(
  wishes: Wish[],
  kept: KeptBooking[],
): { lost: string[]; doubled: string[] } {
  const statuses = new Map(kept.map(({ reference, status }) => [reference, status]))
  const told = new Set(wishes.flatMap(({ references }) => references))
  const isLost = ({ isPaid }: Wish, reference: string) =>
    isPaid ? statuses.get(reference) !== 'confirmed' : !statuses.has(reference)
  return {
    lost: wishes.flatMap((wish) => wish.references.filter((reference) => isLost(wish, reference))),
    doubled: [
      ...wishes.flatMap(({ references }) => references.slice(1)),
      ...kept.flatMap(({ reference }) => (told.has(reference) ? [] : reference)),
    ],
  }
}
