import type { Release, ShellRelease } from '@storefront/contract'
import { shellName } from '../registry/registry-changes.ts'

/** What a published version says of itself: a remote's, or the shell's. */
export type AnyRelease = Release | ShellRelease

/** The description of a version by its app's name. */
export type Described<Name extends string> = Name extends typeof shellName ? ShellRelease : Release

/** Whether a release is the shell's. */
export function isShell(release: AnyRelease): release is ShellRelease {
  return !('entry' in release)
}

/** The app that a release is of. */
export function nameOf(release: AnyRelease): string {
  return isShell(release) ? shellName : release.name
}
