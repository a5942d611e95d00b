import { setTimeout as pause } from 'node:timers/promises'
import type { Change, LiveDocument, Registry } from '@storefront/contract'
import type { Releases } from '../open-releases.ts'
import { described } from './described.ts'

/** A pure change: the next registry and its effect on each app. It may run again after a lost race. */
export type RegistryChange = (registry: Registry) => { registry: Registry; changes: Change[] }

/**
 * Applies a change: writes the next entry of the registry, which only one writer can. Returns null, without writing, if
 * it changes nothing. Throws DamagedEntryError, or what `validate` or the change throws.
 */
export async function changeRegistry(
  { registry, store }: Pick<Releases, 'registry' | 'store'>,
  by: string,
  change: RegistryChange,
  validate?: (current: Registry) => Promise<unknown>,
): Promise<LiveDocument | null> {
  for (let tries = 0; ; tries++) {
    const current = await registry.read()
    await validate?.(current)
    const { registry: next, changes } = change(current)
    if (changes.length === 0) return null
    const live = await described(next, store, current)
    const revision = current.revision + 1
    const entry = { ...live, revision, at: new Date().toISOString(), by, changes }
    if (await registry.entries.append(entry)) return entry
    // Waits longer, at random, the more processes compete.
    await pause(Math.random() * Math.min(500, 20 * 2 ** tries))
  }
}
