import { parseArgs } from 'node:util'
import { RegistryChangeError } from '@storefront/releases'
import * as v from 'valibot'
import { refusalAnswer, rolloutAnswer } from '../../releases/src/wire.ts'
import { readPair } from './tuple.ts'

/** What `canary flights=1.2.0 --steps 5,25,100 --every 10m` asks of the release service. */
export type AskedRollout = {
  app: string
  version: string
  /** Percentages. */
  steps: number[]
  everySeconds: number
  reason: string
}

const secondsOf: Record<string, number> = { s: 1, m: 60, h: 3600 }

/** Reads a rollout; null where no steps are named. Throws RegistryChangeError for steps or times that are none. */
export function readRollout(args: string[]): AskedRollout | null {
  if (!args.some((arg) => /^--steps(=|$)/.test(arg))) return null
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      steps: { type: 'string', default: '' },
      every: { type: 'string', default: '10m' },
      reason: { type: 'string' },
    },
  })
  const [app, version] = readPair(positionals[0] ?? '')
  if (!/^\d+(\.\d+)?(,\d+(\.\d+)?)*$/.test(values.steps)) {
    throw new RegistryChangeError(`${values.steps} are no percentages: --steps 5,25,100`)
  }
  const [, count, unit] = /^(\d+)([smh])$/.exec(values.every) ?? []
  if (!count || !unit) throw new RegistryChangeError(`${values.every} is no time: --every 10m`)
  return {
    app,
    version,
    steps: values.steps.split(',').map(Number),
    everySeconds: Number(count) * (secondsOf[unit] ?? 1),
    reason: values.reason ?? `Rollout of ${app} ${version}`,
  }
}

/**
 * Has the release service begin a rollout; answers what it said. Throws RegistryChangeError with the service's sentence,
 * and where none is named.
 */
export async function beginRollout(asked: AskedRollout, env: NodeJS.ProcessEnv): Promise<string> {
  const { RELEASES_URL, RELEASES_TOKEN, ENVIRONMENT } = env
  if (!RELEASES_URL || !RELEASES_TOKEN) {
    throw new RegistryChangeError(
      'A rollout is taken from step to step by the release service: name it in RELEASES_URL, with your RELEASES_TOKEN.',
    )
  }
  const path = `api/environments/${ENVIRONMENT || 'production'}/rollouts`
  const answer = await fetch(`${RELEASES_URL.replace(/\/+$/, '')}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${RELEASES_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const body: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const { output, success } = v.safeParse(refusalAnswer, body)
    throw new RegistryChangeError(success ? output.error : `The service answers ${answer.status}.`)
  }
  const { app, version, percent, steps, id } = v.parse(rolloutAnswer, body)
  return `${app} ${version} for ${percent} %, then ${steps.slice(1).join(', ')} % as long as it is no worse (rollout ${id})`
}
