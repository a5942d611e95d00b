import * as v from 'valibot'

export { reservedMounts } from './reserved-mounts.ts'

/** Remote name or `shell`; a safe folder name. */
export const appName = v.pipe(v.string(), v.regex(/^[A-Za-z_][\w-]*$/, 'no name of an app'))

/** Release version; a safe folder name. */
export const appVersion = v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/, 'no version'))

/** Versions of one page load, by app. */
export const versionsSchema = v.record(appName, appVersion)

const texts = v.record(v.string(), v.string())
const versionNumbers = v.record(v.string(), v.number())

/** Files of an expose or screen, relative to the release's folder. */
export const assetsSchema = v.object({ js: v.array(v.string()), css: v.array(v.string()) })
export type AssetList = v.InferOutput<typeof assetsSchema>

/** Imported or exported names per shared module. */
export const sharedNamesSchema = v.record(v.string(), v.array(v.string()))

const sampleSchema = v.object({
  /** `{day+9}` is nine days from today; a final `*` stands for the first such page of the sitemap. */
  address: v.pipe(v.string(), v.startsWith('/')),
  /** Screen to start from, if something must be chosen first. */
  from: v.exactOptional(v.string()),
  /** Accessible names of the buttons and links from there to `address`. */
  press: v.exactOptional(v.array(v.string())),
})
/** Address at which a screen has content. */
export type Sample = v.InferOutput<typeof sampleSchema>

/** Part of a remote's description that its build does not produce. */
export const placementSchema = v.object({
  /** First path segments of this remote, e.g. `['flights', 'flighs']`. */
  mounts: v.array(v.string()),
  /** Search widget tab, ordered by `position`. */
  tab: v.exactOptional(v.object({ id: v.string(), label: v.string(), position: v.number() })),
  /** Sample addresses by screen, for the smoke test. */
  samples: v.exactOptional(v.record(v.string(), sampleSchema)),
  /** Limit of scripts and styles in kB; by default the larger of 1.5 times the live release and 100 kB more. */
  budgetKb: v.exactOptional(v.number()),
})
export type Placement = v.InferOutput<typeof placementSchema>

const sourceSchema = v.object({
  commit: v.exactOptional(v.string()),
  note: v.exactOptional(v.string()),
})
/** Commit of a release and its team's note; public. */
export type ReleaseSource = v.InferOutput<typeof sourceSchema>

const builtOnSchema = v.object({
  contract: v.string(),
  session: v.string(),
  /** Version ranges of modules from the shell. */
  shared: texts,
  /** Versions of the events that the remote publishes and reads. */
  publishes: versionNumbers,
  reads: versionNumbers,
  /** Absent for a build of another company. */
  imports: v.exactOptional(sharedNamesSchema),
})
/** Requirements that the gate compares with the live shell. */
export type BuiltOn = v.InferOutput<typeof builtOnSchema>

/** `release.json`: description of an immutable release. */
export const releaseSchema = v.object({
  name: appName,
  version: appVersion,
  ...placementSchema.entries,
  /** Entry script. */
  entry: v.string(),
  exposes: v.record(v.string(), assetsSchema),
  /** Files of lazy screens, by `handle.screen`, and of `calls`, the loaders. */
  screens: v.record(v.string(), assetsSchema),
  /** Chunk ids by stylesheet, so that the loader finds stylesheets that are already in the page. */
  styleChunks: v.exactOptional(texts),
  /** Server-side build; absent if the remote renders in the browser only. */
  server: v.exactOptional(v.string()),
  builtOn: v.exactOptional(builtOnSchema),
  source: v.exactOptional(sourceSchema),
  /** Hashes of the files, `sha256-…`, by relative path. */
  integrity: texts,
})
export type Release = v.InferOutput<typeof releaseSchema>

const shellOfferSchema = v.object({
  contract: v.string(),
  session: v.string(),
  shared: texts,
  /** Exports per shared module. */
  names: sharedNamesSchema,
  events: versionNumbers,
})
/** Modules and events that the shell offers. */
export type ShellOffer = v.InferOutput<typeof shellOfferSchema>

/** Version of the calls between storefronts and the shell's server build, which makes whole documents. */
export const shellSeam = 1

/** `shell.json`: a published shell, with `sha256-…` by relative path. */
export const shellReleaseSchema = v.object({
  ...shellOfferSchema.entries,
  seam: v.exactOptional(v.number()),
  version: appVersion,
  source: v.exactOptional(sourceSchema),
  integrity: texts,
})
export type ShellRelease = v.InferOutput<typeof shellReleaseSchema>

const registeredSchema = v.object({
  live: appVersion,
  /** Versions that were ever live or a canary and are not removed, oldest first. An override may name no others. */
  versions: v.array(appVersion),
  /** `sha256-…` of each description when it first went live, to refuse altered descriptions. */
  descriptions: v.exactOptional(texts),
  /** Fallback release: the previous live version, unless it was rolled back. */
  lastGood: v.exactOptional(appVersion),
  /** Version served to a fixed percentage of visitors. */
  canary: v.exactOptional(v.object({ version: appVersion, percent: v.number() })),
})
export type RegisteredRemote = v.InferOutput<typeof registeredSchema>

const provenSchema = v.object({
  versions: texts,
  provenAt: v.string(),
  by: v.string(),
  /** Arguments for Playwright. */
  journeys: v.string(),
  /** 0 for manual tests. */
  passed: v.number(),
})
export type ProvenTuple = v.InferOutput<typeof provenSchema>

const remotesSchema = v.record(appName, registeredSchema)

/** Live versions, which a change replaces. */
export const registrySchema = v.object({
  revision: v.pipe(v.number(), v.integer()),
  shell: v.exactOptional(registeredSchema),
  remotes: remotesSchema,
  /** Remotes taken off the site. */
  retired: v.exactOptional(remotesSchema),
  compositions: v.exactOptional(v.array(provenSchema)),
})
export type Registry = v.InferOutput<typeof registrySchema>

const changeSchema = v.object({
  /** Older histories have other kinds. */
  kind: v.string(),
  remote: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** Commit of `to`. */
  commit: v.exactOptional(v.string()),
  /** Reason of the change or waiver. */
  reason: v.exactOptional(v.string()),
})
export type Change = v.InferOutput<typeof changeSchema>

/** Row of the history. */
export const historySchema = v.object({
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  changes: v.array(changeSchema),
})
export type HistoryEntry = v.InferOutput<typeof historySchema>

/** Entry of the registry: a change, and all that storefronts read after it. The newest entry is what is live. */
export const liveSchema = v.object({
  ...historySchema.entries,
  ...registrySchema.entries,
  /** Releases that can be delivered, by keys such as `flights/1.1.0`. */
  releases: v.record(v.string(), releaseSchema),
  /** Compatible version with every screen, for browsers that cannot load the version of the key (`flights/1.1.0`). */
  fallbacks: texts,
})
export type LiveDocument = v.InferOutput<typeof liveSchema>
