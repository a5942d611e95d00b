import { watch } from 'node:fs'
import type { BookingDeps } from '../bookings/deps.ts'
import { reloadCatalogue } from '../database/prepare.ts'
import { catalogueFolder } from '../seed/read-files.ts'
import { editorPauseMs } from '../times.ts'

/** Loads the catalogue's files when they change, for development. Returns a function that stops it. */
export function watchCatalogue({ db, settings, catalogue }: BookingDeps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const load = async () => {
    try {
      await reloadCatalogue(db, settings, false)
      await catalogue.fresh()
    } catch (error) {
      settings.log.error({ error }, 'the last good catalogue stays on sale')
    }
  }
  const watcher = watch(catalogueFolder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(load, editorPauseMs)
  })
  return async () => {
    clearTimeout(timer)
    watcher.close()
  }
}
