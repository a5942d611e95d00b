import type { RegisteredRemote, Registry } from '@storefront/contract'
import { proofOf } from '@storefront/releases/proofs'
import { appsOf, liveVersions } from '@storefront/releases/registry-changes'
import type { Intent } from './intent.ts'

/** What a change will do to visitors, in sentences, as the registry is now. */
export function consequencesOf(intent: Intent, registry: Registry): string[] {
  const { environment } = intent
  const apps = appsOf(registry)
  switch (intent.kind) {
    case 'promote':
      return [
        ...Object.entries(intent.versions).flatMap(([app, version]) =>
          promoted(app, version, apps[app], environment),
        ),
        pagesStay,
        proofText(intent, registry),
      ]
    case 'rollback': {
      const { live = 'nothing', lastGood, canary } = apps[intent.app] ?? {}
      return [
        `New pages in ${environment} get ${intent.app} ${lastGood ?? 'as it was before'} again instead of ${live}.`,
        ...endOf(canary),
        pagesStay,
      ]
    }
    case 'canary': {
      const { app, version, percent } = intent
      const { live = 'nothing', canary } = apps[app] ?? {}
      if (percent === 0) return [allGet(app, apps, environment)]
      return [
        `${percent} % of the visitors of ${environment} get ${app} ${version}, always the same ones; the others get ${live}.`,
        ...(canary && canary.version !== version ? endOf(canary) : []),
      ]
    }
    case 'rollout': {
      const { app, version, steps, everySeconds } = intent
      const parts = steps.map((percent, index) =>
        index === 0
          ? `${percent} % at once`
          : `${percent} % after ${minutes(index * everySeconds)}`,
      )
      return [
        `Visitors of ${environment} who get ${app} ${version}: ${parts.join(', ')}. It is live then.`,
        'Each step waits until the figures from browsers are healthy; a version that is worse is taken back automatically.',
      ]
    }
    case 'end rollout':
      return [allGet(intent.app, apps, environment)]
    case 'approve':
      return Object.entries(intent.versions).map(
        ([app, version]) =>
          `${app} ${version} may go live in ${environment}. Nothing changes for visitors yet.`,
      )
  }
}

type Apps = Record<string, RegisteredRemote>

const allGet = (app: string, apps: Apps, environment: string) =>
  `All visitors of ${environment} get ${app} ${apps[app]?.live} again.`

const pagesStay = 'Open pages keep the versions they started with.'

function proofText(
  { versions, onlyProven }: Intent & { kind: 'promote' },
  registry: Registry,
): string {
  const { shell: _apart, ...remotes } = versions
  const proof = proofOf(registry, { ...liveVersions(registry), ...remotes })
  if (proof) return `What is then live passed ${proof.passed} journeys together.`
  const unproven = 'What is then live never passed the journeys together'
  return onlyProven ? `${unproven}: the service will refuse.` : `${unproven}.`
}

function promoted(
  app: string,
  version: string,
  before: RegisteredRemote | undefined,
  environment: string,
): string[] {
  if (!before) return [`${app} goes live in ${environment} with ${version}.`]
  if (before.live === version)
    return [`${app} ${version} is live already.`, ...endOf(before.canary)]
  return [
    `New pages in ${environment} get ${app} ${version} instead of ${before.live}.`,
    ...endOf(before.canary),
  ]
}

function endOf(canary: RegisteredRemote['canary']): string[] {
  return canary ? [`The canary ${canary.version} (${canary.percent} %) ends.`] : []
}

function minutes(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}
