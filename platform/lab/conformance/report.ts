import type { Finding, Verdict } from './finding.ts'

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
