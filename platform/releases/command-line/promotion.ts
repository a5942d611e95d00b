import { parseArgs } from 'node:util'
import type { PromoteOptions } from '@storefront/releases'
import { UnknownVersionError } from '@storefront/releases/tuple'

/** What `promote` and `canary` are asked: versions, and what holds for them. */
export type Promotion = { pairs: string[] } & Required<
  Pick<PromoteOptions, 'onlyProven' | 'withoutServer'>
>

/** Reads `flights=1.1.0 --proven --without-server cruises="its company builds none"`. Throws for any other option. */
export function readPromotion(args: string[]): Promotion {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      proven: { type: 'boolean', default: false },
      'without-server': { type: 'string', multiple: true, default: [] },
    },
  })
  return {
    pairs: positionals,
    onlyProven: values.proven,
    withoutServer: Object.fromEntries(values['without-server'].map(readWaiver)),
  }
}

function readWaiver(text: string): [name: string, reason: string] {
  const [, name, reason] = /^([\w-]+)=(.*\S.*)$/.exec(text) ?? []
  if (name && reason) return [name, reason]
  throw new UnknownVersionError(
    `${text} names no remote and reason: --without-server cruises="why".`,
  )
}
