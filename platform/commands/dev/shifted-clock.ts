const shiftMs = 36 * 3_600_000

/** Runs a task while this thread's clock is a day and a half ahead. Returns its result and the stacks that read the clock. */
export async function withShiftedClock<T>(task: () => Promise<T>) {
  const reads: string[] = []
  const read = (now: number) => {
    reads.push(new Error().stack ?? '')
    return now + shiftMs
  }
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...values: [string]) {
      super(...((values.length > 0 ? values : [read(RealDate.now())]) as [string]))
    }
    static override now() {
      return read(RealDate.now())
    }
  } as DateConstructor
  try {
    return { result: await task(), reads }
  } finally {
    globalThis.Date = RealDate
  }
}
