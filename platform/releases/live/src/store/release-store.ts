import type { Release, ShellRelease } from '@storefront/contract'
import { releaseSchema, shellReleaseSchema } from '@storefront/contract/releases'
import * as v from 'valibot'

/** The shell's name among apps; no remote has it. */
export const shellName = 'shell'

/** Description of a published version: a remote's, or the shell's. */
export type AnyRelease = Release | ShellRelease

/** The description of a version by its app's name. */
export type Described<Name extends string> = Name extends typeof shellName ? ShellRelease : Release

/** The schema of a description by its app's name. */
export function schemaOf<Name extends string>(name: Name): v.GenericSchema<Described<Name>>
export function schemaOf(name: string): v.GenericSchema {
  return name === shellName ? shellReleaseSchema : releaseSchema
}

export function isShell(release: AnyRelease): release is ShellRelease {
  return !('entry' in release)
}

/** The app that a release is of. */
export function nameOf(release: AnyRelease): string {
  return isShell(release) ? shellName : release.name
}

/** Folder of one release inside a store, relative: `flights/1.0.0`. Hosts of remotes do not serve the shell's. */
export function releaseFolder(name: string, version: string): string {
  return `${name === shellName ? '.shell' : name}/${version}`
}

/** Folder of a store with an empty file for each registry that uses it, named after that (encodeURIComponent). */
export const registriesFolder = '.registries'

/** The file in a release's folder that makes it a release: written last, so that a release is complete or absent. */
export function descriptionFile(name: string): string {
  return name === shellName ? 'shell.json' : 'release.json'
}

/** The file by which hosts of Module Federation load a remote. */
export const manifestName = 'mf-manifest.json'

/** A manifest, of which only its data of the release as a whole is read. */
export const manifestSchema = v.looseObject({ metaData: v.looseObject({}) })

/** The part of a release for pages of other sites: `./mount` with its needs, and a manifest of its own. */
export const hostFolder = 'host/'

/** A release ready to be published: its description and the bytes of every file by relative path. */
export type ComposedRelease<R extends AnyRelease = Release> = {
  release: R
  files: Map<string, Buffer>
}

/** Immutable folders of releases, and the names of the registries that use them. */
export type ReleaseStore = {
  /** Null for a version that was never published. Throws DamagedFileError. */
  read<Name extends string>(name: Name, version: string): Promise<Described<Name> | null>
  /** Published versions of an app, unordered; empty for an unknown app. */
  versions(name: string): Promise<string[]>
  /** Bytes of one file. Throws where it is missing. */
  readFile(name: string, version: string, file: string): Promise<Buffer>
  /** A file's compressed twin, unpacked, which browsers are sent instead; null where there is none. Throws when it cannot be unpacked. */
  readTwin(name: string, version: string, file: string): Promise<Buffer | null>
  /**
   * Publishes a release; the same bytes twice do nothing. Throws ReleaseConflictError for other bytes under the same version,
   * also where both come at once.
   */
  publish(release: ComposedRelease<AnyRelease>): Promise<'published' | 'already there'>
  /** Removes a version: its description first, so that it is complete or absent. */
  remove(name: string, version: string): Promise<void>
  /** Names of the registries that use this store. */
  registries(): Promise<string[]>
  /** Notes the name of a registry that uses this store. */
  addRegistry(name: string): Promise<void>
}
