import { parseArgs } from 'node:util'
import { RegistryChangeError } from './change/changes.ts'

/** Options of each command, besides `--reason`. */
const optionsOf: Record<string, string[]> = {
  promote: ['proven', 'without-server', 'from', 'from-store'],
  canary: ['without-server'],
  prove: ['journeys', 'passed'],
  preview: ['hours', 'site'],
  prune: ['keep', 'registry', 'yes'],
  diff: ['files'],
  status: ['history', 'tested', 'site'],
  repair: ['convert'],
}

export type Arguments = ReturnType<typeof readArguments>

/** Parses the arguments of a command. Throws a sentence for an unknown option or an invalid value. */
export function readArguments(command: string, args: string[]) {
  const { values, positionals, tokens } = parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      reason: { type: 'string' },
      proven: { type: 'boolean', default: false },
      'without-server': { type: 'string', multiple: true, default: [] },
      from: { type: 'string' },
      'from-store': { type: 'string' },
      journeys: { type: 'string', default: '' },
      passed: { type: 'string', default: '0' },
      hours: { type: 'string', default: '48' },
      site: { type: 'string', multiple: true, default: [] },
      keep: { type: 'string', default: '20' },
      registry: { type: 'string', multiple: true, default: [] },
      yes: { type: 'boolean', default: false },
      files: { type: 'boolean', default: false },
      history: { type: 'boolean', default: false },
      tested: { type: 'boolean', default: false },
      convert: { type: 'boolean', default: false },
    },
  })
  for (const token of tokens) {
    if (token.kind === 'option' && !['reason', ...(optionsOf[command] ?? [])].includes(token.name))
      throw new RegistryChangeError(`${command} takes no ${token.rawName}.`)
  }
  return {
    /** Versions as `flights=1.1.0`, or names of apps. */
    named: positionals,
    reason: values.reason?.trim() || undefined,
    onlyProven: values.proven,
    isWithFiles: values.files,
    /** Reasons to let remotes go live without a server build, by name. */
    withoutServer: Object.fromEntries(values['without-server'].map(readWaiver)),
    from: values.from,
    fromStore: values['from-store'],
    journeys: values.journeys,
    passed: readCount(values.passed, 'is not a number of journeys: prove --passed 12'),
    hours: Number(values.hours),
    site: values.site[0],
    sites: values.site,
    /** Number of latest changes whose versions are kept. */
    keep: readCount(values.keep, 'is no number of changes: prune --keep 20'),
    registries: values.registry,
    isSure: values.yes,
    isHistory: values.history,
    isTested: values.tested,
    isConverting: values.convert,
  }
}

/** Parses a percentage of visitors. Throws RegistryChangeError. */
export function readPercent(text: string, pair: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  throw new RegistryChangeError(`How many visitors? npm run registry -- canary ${pair} 20`)
}

function readCount(text: string, sentence: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new RegistryChangeError(`${text} ${sentence}`)
}

function readWaiver(text: string): [name: string, reason: string] {
  const [, name, reason] = /^([\w-]+)=(.*\S.*)$/.exec(text) ?? []
  if (name && reason) return [name, reason]
  throw new RegistryChangeError(
    `${text} names no remote and reason: --without-server cruises="why".`,
  )
}
