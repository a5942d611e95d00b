import { shellName } from '../registry/registry-changes.ts'
import { folderSize } from './directory-store.ts'
import type { Place } from './release-store.ts'
import { shellFolder } from './shell-releases.ts'

/** Bytes of all files of a published version of a remote, or of the shell. */
export function releaseSize(
  { root, store }: Pick<Place, 'root' | 'store'>,
  name: string,
  version: string,
): Promise<number> {
  return name === shellName ? folderSize(shellFolder(root, version)) : store.size(name, version)
}

/** The same, each version counted once: what is published never changes. One that is removed has to be forgotten. */
export class RememberedSizes {
  private readonly place: Pick<Place, 'root' | 'store'>
  private readonly sizes = new Map<string, Promise<number>>()

  constructor(place: Pick<Place, 'root' | 'store'>) {
    this.place = place
  }

  of(name: string, version: string): Promise<number> {
    const key = `${name}@${version}`
    const known = this.sizes.get(key)
    if (known) return known
    const size = releaseSize(this.place, name, version)
    this.sizes.set(key, size)
    // A store that cannot be asked now may be asked again.
    size.catch(() => this.sizes.delete(key))
    return size
  }

  forget(): void {
    this.sizes.clear()
  }
}
