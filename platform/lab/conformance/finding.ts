import { operations } from '../../commands/contract/operations.ts'
import { Unable } from './api.ts'

/** `unknown` if it was not tried. */
export type Verdict = 'yes' | 'partly' | 'no' | 'unknown'

export type Finding = {
  /** Purpose of the call, from the contract. */
  ability: string
  /** "GET /flights/search". */
  call: string
  verdict: Verdict
  /** Reasons for `no`, limits for `partly`. */
  reasons: string[]
  /** False for an ability that the storefront does not need. */
  isNeeded: boolean
}

export type Attempt = ReturnType<typeof attemptsIn>

/**
 * Returns a function that tries an ability with the data that it needs (`given`) and records the verdict: `unknown`
 * without data, `no` if it throws Unable, `partly` with limits. It returns the result, or null.
 */
export function attemptsIn(findings: Finding[]) {
  return async <Given, Found>(
    call: string,
    given: Given | null | undefined,
    tried: (given: Given, limits: string[]) => Promise<Found>,
    { ability = summaryOf(call), isNeeded = true } = {},
  ): Promise<Found | null> => {
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

/** True if everything the storefront needs was tried and works. */
export function conforms(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict, isNeeded }) => !isNeeded || verdict === 'yes')
}

const marks: Record<Verdict, string> = {
  yes: 'yes',
  partly: 'in part',
  no: 'NO',
  unknown: 'untried',
}

/** Table of the findings, with reasons. */
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
