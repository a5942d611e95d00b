import { type ParseArgsConfig, parseArgs } from 'node:util'
import { RegistryChangeError } from './change/changes.ts'
import type { Releases } from './open-releases.ts'

type Options = NonNullable<ParseArgsConfig['options']>

type Values<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own & { reason: { type: 'string' } } }>
>['values']

/** Runs a command with its arguments and with the releases that it reads and changes. */
export type Command = (args: string[], releases: Releases) => Promise<void>

/** For a command that takes any number of names. */
export const any = Number.POSITIVE_INFINITY

/**
 * Makes a command that takes `--reason`, its own options and at most so many names: versions as `flights=1.1.0`, or apps.
 * Throws for any other option or name.
 */
export function command<const Own extends Options>(
  most: number,
  options: Own,
  run: (named: string[], values: Values<Own>, releases: Releases) => Promise<void>,
): Command {
  return async (args, releases) => {
    const all = { ...options, reason: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: all })
    const others = positionals.slice(most)
    if (others.length > 0)
      throw new RegistryChangeError(`Too many names: ${others.join(', ')}. Nothing was changed.`)
    const { reason } = values as { reason?: string }
    const given = { ...values, reason: reason?.trim() || undefined }
    await run(positionals, given as Values<Own>, releases)
  }
}

/** Reads the origin of a site. Throws RegistryChangeError for any other text, such as an address without a scheme. */
export function readSite(text: string): string {
  const { protocol, origin } = URL.canParse(text) ? new URL(text) : {}
  if (origin && /^https?:$/.test(protocol ?? '')) return origin
  throw new RegistryChangeError(`${text} is not the address of a site (https://shop.example).`)
}

/** Reads a whole number. Throws RegistryChangeError, with the `sentence` after the text. */
export function readCount(text: string, sentence: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new RegistryChangeError(`${text} ${sentence}`)
}

/** Parses a percentage of visitors. Throws RegistryChangeError. */
export function readPercent(text: string, pair: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  throw new RegistryChangeError(`How many visitors? npm run registry -- canary ${pair} 20`)
}

/** Reads reasons to let remotes go live without a server build, by name. Throws RegistryChangeError. */
export function readWaivers(texts: string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, reason] = /^([\w-]+)=(.*\S.*)$/.exec(text) ?? []
      if (name && reason) return [name, reason]
      throw new RegistryChangeError(
        `${text} names no remote and reason: --without-server cruises="why".`,
      )
    }),
  )
}
