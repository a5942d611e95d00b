import type { Release, ShellRelease } from '@storefront/contract'
import { releaseSchema, shellReleaseSchema } from '@storefront/contract/releases'
import * as v from 'valibot'

/** Name of the shell among apps; no remote may have it. */
export const shellName = 'shell'

export type AnyRelease = Release | ShellRelease

export type Described<Name extends string> = Name extends typeof shellName ? ShellRelease : Release

/** The schema of a description by its app's name. */
export function schemaOf<Name extends string>(name: Name): v.GenericSchema<Described<Name>>
export function schemaOf(name: string): v.GenericSchema {
  return name === shellName ? shellReleaseSchema : releaseSchema
}

export function isShell(release: AnyRelease): release is ShellRelease {
  return !('entry' in release)
}

/** Name of a release's app. */
export function nameOf(release: AnyRelease): string {
  return isShell(release) ? shellName : release.name
}

/** Compares versions by their numbers: 1.9.0 comes before 1.10.0. */
export function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/** Relative folder of a release in a store: `flights/1.0.0`. Hosts of remotes do not serve the shell's folder. */
export function releaseFolder(name: string, version: string): string {
  return `${name === shellName ? '.shell' : name}/${version}`
}

/** Folder with an empty file for each registry that uses the store, named after the registry (encodeURIComponent). */
export const registriesFolder = '.registries'

/** Description file, written last, so that a release is complete or absent. */
export function descriptionFile(name: string): string {
  return name === shellName ? 'shell.json' : 'release.json'
}

export const manifestName = 'mf-manifest.json'

/** Only `metaData` of a manifest is read. */
export const manifestSchema = v.looseObject({ metaData: v.looseObject({}) })

/** Folder of the build for pages of other sites: `./mount` with its dependencies and a manifest. */
export const hostFolder = 'host/'

/** A release to publish: description and bytes of every file by relative path. */
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
  /** Brotli copy of a file, decompressed; null if there is none. Throws if it cannot be decompressed. */
  readTwin(name: string, version: string, file: string): Promise<Buffer | null>
  /** Publishes a release, or returns `already there`. Throws ReleaseConflictError for other bytes, also of a simultaneous upload. */
  publish(release: ComposedRelease<AnyRelease>): Promise<'published' | 'already there'>
  /** Removes a version, its description first. */
  remove(name: string, version: string): Promise<void>
  registries(): Promise<string[]>
  addRegistry(name: string): Promise<void>
}
