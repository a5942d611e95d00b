/** Skipped tests are not counted. */
export type TestCounts = { passed: number; failed: number }

/** Counts a JSON report of Vitest; zero without one. */
export function countUnitTests(report: unknown): TestCounts {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as {
    numPassedTests?: number
    numFailedTests?: number
  }
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Counts a JSON report of Playwright; a journey that passed only on retry failed. */
export function countJourneys(report: unknown): TestCounts {
  const { stats } = (report ?? {}) as {
    stats?: { expected?: number; unexpected?: number; flaky?: number }
  }
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {}
  return { passed: expected, failed: unexpected + flaky }
}

type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean }[] }

export function failedJourneys(report: unknown): string[] {
  const titles = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...suites.flatMap(titles),
  ]
  return titles((report ?? {}) as Suite)
}
