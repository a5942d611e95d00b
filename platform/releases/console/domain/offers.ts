import { isOfPullRequest } from '@storefront/releases/pull-request-versions'
import { type Caller, forbidden } from '../../service/src/access/roles.ts'
import type { Environment, Version } from '../../service/src/wire.ts'
import type { Intent } from './intent.ts'

/** What a caller may do with a published version in an environment, in the order in which it is done. */
export function offersFor(
  caller: Caller,
  { name: environment, needsApproval }: Pick<Environment, 'name' | 'needsApproval'>,
  app: string,
  published: Pick<Version, 'version' | 'marks' | 'misfit'>,
): Intent[] {
  const { version, marks, misfit } = published
  // A pull request's version never goes live; one that does not fit would be refused.
  if (isOfPullRequest(version) || misfit !== null) return []
  const may = (verb: Parameters<typeof forbidden>[1]) => forbidden(caller, verb, [app]) === null
  const waits = isWaiting(needsApproval, published)
  const versions = { [app]: version }
  const offers: Intent[] = []
  if (waits && may('approve')) offers.push({ kind: 'approve', environment, versions })
  if (waits || marks.includes('live')) return offers
  if (may('promote')) offers.push({ kind: 'promote', environment, versions, onlyProven: false })
  if (may('canary')) {
    const percent = marks.includes('canary') ? 0 : 20
    offers.push({ kind: 'canary', environment, app, version, percent })
  }
  if (may('rollout') && !marks.includes('canary')) {
    const steps = [5, 25, 100]
    offers.push({ kind: 'rollout', environment, app, version, steps, everySeconds: 600 })
  }
  return offers
}

/** Whether a version that may go live has to wait until QA has approved it. */
export function isWaiting(
  needsApproval: boolean,
  { version, marks }: Pick<Version, 'version' | 'marks'>,
): boolean {
  if (isOfPullRequest(version)) return false
  return needsApproval && !marks.includes('approved') && !marks.includes('live')
}
