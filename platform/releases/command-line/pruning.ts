import { parseArgs } from 'node:util'
import { RegistryChangeError } from '@storefront/releases'

/** What `prune` is asked: versions of the last `keep` changes are kept; only who `isSure` removes anything. */
export type Pruning = { keep: number; isSure: boolean }

/** Reads `--keep 20 --yes`. Throws RegistryChangeError when the number is none. */
export function readPruning(args: string[]): Pruning {
  const { values } = parseArgs({
    args,
    options: { keep: { type: 'string', default: '20' }, yes: { type: 'boolean', default: false } },
  })
  if (!/^\d+$/.test(values.keep)) {
    throw new RegistryChangeError(`${values.keep} is no number of changes: prune --keep 20`)
  }
  return { keep: Number(values.keep), isSure: values.yes }
}
