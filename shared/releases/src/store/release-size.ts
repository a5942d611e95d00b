import type { Place } from '../place.ts'
import { shellName } from '../registry/registry-changes.ts'
import { folderSize } from './folder-size.ts'
import { shellFolder } from './shell-releases.ts'

/** Bytes of all files of a published version of a remote, or of the shell. */
export function releaseSize(
  { root, store }: Pick<Place, 'root' | 'store'>,
  name: string,
  version: string,
): Promise<number> {
  return name === shellName ? folderSize(shellFolder(root, version)) : store.size(name, version)
}
