import type { Published, Registry, Release, ShellRelease } from '@storefront/contract'
import * as v from 'valibot'
import { changeKinds, type HistoryEntry } from './registry/history.ts'
import { shellName } from './registry/registry-changes.ts'
import type { Described } from './store/release-kinds.ts'

/** Names and versions are folders: nothing that leads elsewhere. */
const name = v.pipe(v.string(), v.regex(/^[A-Za-z_][\w-]*$/, 'no name of an app'))
const version = v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/, 'no version'))

/** Versions by name: what one page load gets. */
export const versionsSchema = v.record(name, version)

const texts = v.record(v.string(), v.string())
export const assetsSchema = v.looseObject({ js: v.array(v.string()), css: v.array(v.string()) })
const versionNumbers = v.record(v.string(), v.number())

/** What a shell offers of its shared modules by name, or a remote imports of them. */
export const sharedNamesSchema = v.record(v.string(), v.array(v.string()))

/** What a remote says of itself that no build knows. */
export const placeSchema = v.object({
  mounts: v.array(v.string()),
  tab: v.exactOptional(v.looseObject({ id: v.string(), label: v.string(), position: v.number() })),
  samples: v.exactOptional(
    v.record(
      v.string(),
      v.looseObject({
        address: v.pipe(v.string(), v.startsWith('/')),
        from: v.exactOptional(v.string()),
        press: v.exactOptional(v.array(v.string())),
      }),
    ),
  ),
  budgetKb: v.exactOptional(v.number()),
})

const source = v.looseObject({
  commit: v.exactOptional(v.string()),
  note: v.exactOptional(v.string()),
})

export const releaseSchema: v.GenericSchema<Release> = v.looseObject({
  name,
  version,
  ...placeSchema.entries,
  entry: v.string(),
  exposes: v.record(v.string(), assetsSchema),
  screens: v.record(v.string(), assetsSchema),
  styleChunks: v.exactOptional(texts),
  server: v.exactOptional(v.string()),
  builtOn: v.exactOptional(
    v.looseObject({
      contract: v.string(),
      session: v.string(),
      shared: texts,
      publishes: versionNumbers,
      reads: versionNumbers,
      imports: v.exactOptional(sharedNamesSchema),
    }),
  ),
  source: v.exactOptional(source),
  integrity: texts,
})

/** A manifest, of which only what it says of the release as a whole is read. */
export const manifestSchema = v.looseObject({ metaData: v.looseObject({}) })

const registered = v.looseObject({
  live: version,
  versions: v.array(version),
  descriptions: v.exactOptional(texts),
  lastGood: v.exactOptional(version),
  canary: v.exactOptional(v.looseObject({ version, percent: v.number() })),
})

const remotes = v.record(name, registered)

export const registrySchema: v.GenericSchema<Registry> = v.looseObject({
  revision: v.pipe(v.number(), v.integer()),
  shell: v.exactOptional(registered),
  remotes,
  retired: v.exactOptional(remotes),
  pinned: v.exactOptional(v.record(name, v.array(version))),
  approved: v.exactOptional(v.record(name, v.array(version))),
  compositions: v.exactOptional(
    v.array(
      v.looseObject({
        versions: texts,
        provenAt: v.string(),
        by: v.string(),
        journeys: v.string(),
        passed: v.number(),
      }),
    ),
  ),
})

export const publishedSchema: v.GenericSchema<Published> = v.intersect([
  registrySchema,
  v.looseObject({ releases: v.record(v.string(), releaseSchema), standIns: texts }),
])

export const historySchema: v.GenericSchema<HistoryEntry> = v.looseObject({
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  changes: v.array(
    v.looseObject({
      kind: v.picklist(changeKinds),
      remote: v.string(),
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
      reason: v.exactOptional(v.string()),
    }),
  ),
  registry: registrySchema,
})

export const shellReleaseSchema: v.GenericSchema<ShellRelease> = v.looseObject({
  contract: v.string(),
  session: v.string(),
  shared: texts,
  names: v.exactOptional(sharedNamesSchema),
  events: versionNumbers,
  version,
  source: v.exactOptional(source),
  integrity: texts,
})

/** The schema of a description by its app's name. */
export function schemaOf<Name extends string>(name: Name): v.GenericSchema<Described<Name>>
export function schemaOf(name: string): v.GenericSchema {
  return name === shellName ? shellReleaseSchema : releaseSchema
}

/** What a remote, and a version of one, may be called wherever either is asked for. */
export { name as appName, version as appVersion }
