import { parseArgs } from 'node:util'
import { RegistryChangeError } from '@storefront/releases'
import { readPair } from '@storefront/releases/tuple'

/** What `canary flights=1.2.0 --steps 5,25,100 --every 10m` asks of the release service. */
export type AskedRollout = {
  app: string
  version: string
  /** Percentages. */
  steps: number[]
  everySeconds: number
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
  }
}
