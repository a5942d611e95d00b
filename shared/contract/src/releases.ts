import * as v from 'valibot'

/** Name of a remote or `shell`. It is a folder's name, so it leads nowhere else. */
export const appName = v.pipe(v.string(), v.regex(/^[A-Za-z_][\w-]*$/, 'no name of an app'))

/** Version of a release, and the name of its folder. */
export const appVersion = v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/, 'no version'))

/** Versions by app, as one page load gets them. */
export const versionsSchema = v.record(appName, appVersion)

const texts = v.record(v.string(), v.string())
const versionNumbers = v.record(v.string(), v.number())

/** Files that one expose or one screen needs, relative to the release's folder. */
export const assetsSchema = v.object({ js: v.array(v.string()), css: v.array(v.string()) })
export type AssetList = v.InferOutput<typeof assetsSchema>

/** Names that a shell offers of its shared modules, or that a remote imports of them. */
export const sharedNamesSchema = v.record(v.string(), v.array(v.string()))

const sampleSchema = v.object({
  /** `{day+9}` is a day so far from today, a `*` at the end of the path the first such page of the sitemap. */
  address: v.pipe(v.string(), v.startsWith('/')),
  /** Screen to start from, where something has to be chosen first. */
  from: v.exactOptional(v.string()),
  /** Names of the buttons and links that lead from there to `address`. */
  press: v.exactOptional(v.array(v.string())),
})
/** Address at which a screen shows something. */
export type Sample = v.InferOutput<typeof sampleSchema>

/** The part of a remote's description that no build knows. */
export const placementSchema = v.object({
  /** First path segments that this remote owns, e.g. `['flights', 'flighs']`. */
  mounts: v.array(v.string()),
  /** Its tab in the search widget; absent when it has none. Tabs are ordered by `position`. */
  tab: v.exactOptional(v.object({ id: v.string(), label: v.string(), position: v.number() })),
  /** One for each screen, by its name: the smoke test opens them. */
  samples: v.exactOptional(v.record(v.string(), sampleSchema)),
  /** Limit of its scripts and styles in kB; half as much again as the live release when absent. */
  budgetKb: v.exactOptional(v.number()),
})
export type Placement = v.InferOutput<typeof placementSchema>

const sourceSchema = v.object({
  commit: v.exactOptional(v.string()),
  note: v.exactOptional(v.string()),
})
/** Commit that a release was built from, and its team's note. As public as its other files. */
export type ReleaseSource = v.InferOutput<typeof sourceSchema>

const builtOnSchema = v.object({
  /** Versions of the packages that shell and remotes share. */
  contract: v.string(),
  session: v.string(),
  /** Version range of every module that it takes from the shell. */
  shared: texts,
  /** Version of every event that it publishes or reads. */
  publishes: versionNumbers,
  reads: versionNumbers,
  /** Names that it imports of each shared module; absent in older releases. */
  imports: v.exactOptional(sharedNamesSchema),
})
/** Requirements of a release, which the gate compares with the live shell. */
export type BuiltOn = v.InferOutput<typeof builtOnSchema>

/** `release.json`: everything that the storefront knows of one immutable release. */
export const releaseSchema = v.object({
  name: appName,
  version: appVersion,
  ...placementSchema.entries,
  /** Script of its entry, relative to the release's folder. */
  entry: v.string(),
  exposes: v.record(v.string(), assetsSchema),
  /** Lazily loaded screens by name (`handle.screen` of a route). */
  screens: v.record(v.string(), assetsSchema),
  /** Chunk ids of its stylesheets by file, by which the page's loader finds a stylesheet that is there already. */
  styleChunks: v.exactOptional(texts),
  /** Server-side build, relative; absent when the remote renders in the browser only. */
  server: v.exactOptional(v.string()),
  builtOn: v.exactOptional(builtOnSchema),
  source: v.exactOptional(sourceSchema),
  /** `sha256-…` of every file of the release, by relative path. */
  integrity: texts,
})
export type Release = v.InferOutput<typeof releaseSchema>

const shellOfferSchema = v.object({
  contract: v.string(),
  session: v.string(),
  shared: texts,
  /** Names that each shared module exports; absent in older releases. */
  names: v.exactOptional(sharedNamesSchema),
  events: versionNumbers,
})
/** Modules and events that the shell offers to every remote. */
export type ShellOffer = v.InferOutput<typeof shellOfferSchema>

/** `shell.json`: a published version of the shell, with `sha256-…` of its files by relative path. */
export const shellReleaseSchema = v.object({
  ...shellOfferSchema.entries,
  version: appVersion,
  source: v.exactOptional(sourceSchema),
  integrity: texts,
})
export type ShellRelease = v.InferOutput<typeof shellReleaseSchema>

const registeredSchema = v.object({
  live: appVersion,
  /** Every version that was ever live here, oldest first: overrides and tested combinations may name them. */
  versions: v.array(appVersion),
  /** `sha256-…` of each version's description when it first went live: an altered one is refused. */
  descriptions: v.exactOptional(texts),
  /** Fallback release: the version that was live before, unless it was rolled back. */
  lastGood: v.exactOptional(appVersion),
  /** Version that a percentage of visitors gets instead, always the same ones. */
  canary: v.exactOptional(v.object({ version: appVersion, percent: v.number() })),
})
/** One remote in the registry, or the shell. */
export type RegisteredRemote = v.InferOutput<typeof registeredSchema>

const provenSchema = v.object({
  versions: texts,
  provenAt: v.string(),
  by: v.string(),
  /** Journeys that were run, as Playwright's arguments. */
  journeys: v.string(),
  /** Journeys that passed; 0 for a combination that a person tested. */
  passed: v.number(),
})
/** Tested combination of versions. */
export type ProvenTuple = v.InferOutput<typeof provenSchema>

const remotesSchema = v.record(appName, registeredSchema)

/** Live versions, as one change left them. */
export const registrySchema = v.object({
  /** Grows by one with every change. */
  revision: v.pipe(v.number(), v.integer()),
  /** Absent until a shell goes live. */
  shell: v.exactOptional(registeredSchema),
  remotes: remotesSchema,
  /** Remotes that were taken off the site, kept for their return. */
  retired: v.exactOptional(remotesSchema),
  compositions: v.exactOptional(v.array(provenSchema)),
})
export type Registry = v.InferOutput<typeof registrySchema>

/** `published.json`: the one document that pages are made from, judged when it was written. */
export const publishedSchema = v.object({
  ...registrySchema.entries,
  /** Every version that visitors may get, by `flights/1.1.0`. */
  releases: v.record(v.string(), releaseSchema),
  /** Version that replaces another in browsers that cannot load it, by `flights/1.1.0`. It fits and does as much. */
  standIns: texts,
})
export type Published = v.InferOutput<typeof publishedSchema>

const changeSchema = v.object({
  /** Histories also have kinds of earlier times. */
  kind: v.string(),
  remote: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** Commit that `to` was built from. */
  commit: v.exactOptional(v.string()),
  /** Reason of the person who made it, and of a waiver. */
  reason: v.exactOptional(v.string()),
})
/** Effect of one change on one app. */
export type Change = v.InferOutput<typeof changeSchema>

/** One change in the history, and the registry that it led to. */
export const historySchema = v.object({
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  changes: v.array(changeSchema),
  registry: registrySchema,
})
export type HistoryEntry = v.InferOutput<typeof historySchema>
