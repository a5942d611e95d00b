import { operations } from '../../commands/contract/operations.ts'
import { Unable } from './api.ts'

/** Result of trying an ability; `unknown` where it was not tried. */
export type Verdict = 'yes' | 'partly' | 'no' | 'unknown'

export type Finding = {
  /** Purpose of the call, from the contract. */
  ability: string
  /** "GET /flights/search". */
  call: string
  verdict: Verdict
  /** Why not, or with what limits. */
  reasons: string[]
  /** False for what the storefront does without. */
  isNeeded: boolean
}

/**
 * Tries one ability with what it needs, null or undefined where that was not found. What is noted as limits is said, and so is
 * the Unable that `tried` throws. Answers what was found; null where nothing was.
 */
export type Attempt = <Given, Found>(
  call: string,
  given: Given | null | undefined,
  tried: (given: Given, limits: string[]) => Promise<Found>,
  options?: { ability?: string; isNeeded?: boolean },
) => Promise<Found | null>

/** Notes each attempt in `findings`. */
export function attemptsIn(findings: Finding[]): Attempt {
  return async (call, given, tried, { ability = summaryOf(call), isNeeded = true } = {}) => {
    const note = (verdict: Verdict, reasons: string[]) =>
      void findings.push({ ability, call, verdict, reasons, isNeeded })
    if (given === null || given === undefined) {
      note('unknown', [])
      return null
    }
    const limits: string[] = []
    try {
      const found = await tried(given, limits)
      note(limits.length > 0 ? 'partly' : 'yes', limits)
      return found
    } catch (error) {
      if (!(error instanceof Unable)) throw error
      note('no', [error.message])
      return null
    }
  }
}

function summaryOf(call: string): string {
  const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call)
  return found?.summary ?? call
}

/** True when everything that the storefront needs was tried and works. */
export function conforms(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict, isNeeded }) => !isNeeded || verdict === 'yes')
}

const marks: Record<Verdict, string> = {
  yes: 'yes',
  partly: 'in part',
  no: 'NO',
  unknown: 'untried',
}

/** The findings as a table: what the storefront will and will not be able to do, and why. */
export function reportText(host: string, findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ ability }) => ability.length))
  const lines = findings.flatMap(({ ability, call, verdict, reasons, isNeeded }) => [
    `${marks[verdict].padEnd(8)} ${ability.padEnd(width)}  ${call}${isNeeded ? '' : '  (not needed)'}`,
    ...reasons.map((reason) => `${' '.repeat(9)}- ${reason}`),
  ])
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length
  const sum = `${count('yes')} yes, ${count('partly')} in part, ${count('no')} no, ${count('unknown')} untried`
  return [`What the storefront can do with ${host}`, '', ...lines, '', sum].join('\n')
}
