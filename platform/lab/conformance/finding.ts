import { Unable } from './api.ts'

/** Whether the storefront can do something with the provider; `unknown` where it was not tried. */
export type Verdict = 'yes' | 'partly' | 'no' | 'unknown'

export type Finding = {
  /** What the storefront does: "Search flights, one way". */
  ability: string
  /** The call it needs: "GET /flights/search". */
  call: string
  verdict: Verdict
  /** Why not, or with what limits. */
  reasons: string[]
  /** False for what the storefront does without. */
  isNeeded: boolean
}

/** Tries one ability: the reasons it answers are its limits, an Unable it throws is why it cannot be had. */
export async function tryAbility(
  ability: string,
  call: string,
  attempt: () => Promise<string[] | null>,
  isNeeded = true,
): Promise<Finding> {
  const finding = { ability, call, isNeeded }
  try {
    const limits = await attempt()
    if (limits === null) return { ...finding, verdict: 'unknown', reasons: [] }
    return { ...finding, verdict: limits.length > 0 ? 'partly' : 'yes', reasons: limits }
  } catch (error) {
    if (!(error instanceof Unable)) throw error
    return { ...finding, verdict: 'no', reasons: [error.message] }
  }
}

/** Whether everything the storefront needs was tried and works. */
export function conforms(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict, isNeeded }) => !isNeeded || verdict === 'yes')
}
