import { FolderEntries, ReadRegistry } from '@storefront/releases'
import { ConditionLog } from '../operations/condition-log.ts'
import { LiveRemotes } from '../releases/live-remotes.ts'
import { directorySource } from '../releases/release-source.ts'
import { unreadable } from '../releases/unreadable.ts'

/** The live remotes of a folder, and the reasons why some cannot be read. */
export function folderRemotes(root: string, source = directorySource(root)) {
  const registry = new ReadRegistry(new FolderEntries(root))
  const options = { registry, root, source, conditions: new ConditionLog() }
  const live = new LiveRemotes(options)
  return { live, problems: () => unreadable(live, options) }
}
