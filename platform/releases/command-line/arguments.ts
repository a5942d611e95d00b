import { parseArgs } from 'node:util'
import { RegistryChangeError } from '@storefront/releases'
import { UnknownVersionError } from '@storefront/releases/tuple'

/** The options that a command takes, beside its reason. */
const taken: Record<string, string[]> = {
  promote: ['proven', 'without-server', 'from'],
  canary: ['steps', 'every', 'without-server'],
  preview: ['hours', 'site'],
  prune: ['keep', 'yes'],
}

/** What a command is asked, checked. */
export type Asked = {
  /** Versions as `flights=1.1.0`, or names of apps. */
  named: string[]
  reason: string | null
  onlyProven: boolean
  /** Why a remote may go live without a server build, by its name. */
  withoutServer: Record<string, string>
  /** Percentages, and the time between them; null where no rollout is asked for. */
  rollout: { steps: number[]; everySeconds: number } | null
  /** Where the versions are published already: a folder of releases, or the address of a release service. */
  from: string | undefined
  hours: number
  site: string | undefined
  /** Versions of the last so many changes are kept. */
  keep: number
  isSure: boolean
}

/** Reads the arguments of a command. Throws a sentence for an option that it does not take, or a value that is none. */
export function readArguments(command: string, args: string[]): Asked {
  const { values, positionals, tokens } = parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      reason: { type: 'string' },
      proven: { type: 'boolean', default: false },
      'without-server': { type: 'string', multiple: true, default: [] },
      from: { type: 'string' },
      steps: { type: 'string' },
      every: { type: 'string', default: '10m' },
      hours: { type: 'string', default: '48' },
      site: { type: 'string' },
      keep: { type: 'string', default: '20' },
      yes: { type: 'boolean', default: false },
    },
  })
  for (const token of tokens) {
    if (token.kind === 'option' && !['reason', ...(taken[command] ?? [])].includes(token.name))
      throw new RegistryChangeError(`${command} takes no ${token.rawName}.`)
  }
  const { reason, proven, from, steps, every, hours, site, keep, yes } = values
  if (!/^\d+$/.test(keep))
    throw new RegistryChangeError(`${keep} is no number of changes: prune --keep 20`)
  return {
    named: positionals,
    reason: reason?.trim() || null,
    onlyProven: proven,
    withoutServer: Object.fromEntries(values['without-server'].map(readWaiver)),
    rollout:
      steps === undefined ? null : { steps: readSteps(steps), everySeconds: readSeconds(every) },
    from,
    hours: Number(hours),
    site,
    keep: Number(keep),
    isSure: yes,
  }
}

/** Reads `20`, a percentage of the visitors. Throws RegistryChangeError for anything else. */
export function readPercent(text: string, pair: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  throw new RegistryChangeError(`How many visitors? npm run registry -- canary ${pair} 20`)
}

function readSteps(text: string): number[] {
  if (/^\d+(\.\d+)?(,\d+(\.\d+)?)*$/.test(text)) return text.split(',').map(Number)
  throw new RegistryChangeError(`${text} are no percentages: --steps 5,25,100`)
}

function readSeconds(text: string): number {
  const [, count, unit = ''] = /^(\d+)([smh])$/.exec(text) ?? []
  const seconds = { s: 1, m: 60, h: 3600 }[unit]
  if (count && seconds) return Number(count) * seconds
  throw new RegistryChangeError(`${text} is no time: --every 10m`)
}

function readWaiver(text: string): [name: string, reason: string] {
  const [, name, reason] = /^([\w-]+)=(.*\S.*)$/.exec(text) ?? []
  if (name && reason) return [name, reason]
  throw new UnknownVersionError(
    `${text} names no remote and reason: --without-server cruises="why".`,
  )
}
