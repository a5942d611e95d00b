import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@storefront/contract'
import { appName, appVersion, placementSchema } from '@storefront/contract/releases'
import {
  type ComposedRelease,
  DamagedFileError,
  filesBelow,
  integrityOfAll,
  manifestName,
  parseAs,
} from '@storefront/releases'
import valid from 'semver/functions/valid.js'
import * as v from 'valibot'

/** File beside the manifest of a foreign build, with the fields that a manifest lacks (README of contract). */
const descriptionName = 'remote.json'

/** The gate compares numbers of this version. */
const builtVersion = v.pipe(
  v.string(),
  v.check((text) => valid(text) !== null, 'no version such as 2.1.0'),
)
const versionNumbers = v.exactOptional(v.record(v.string(), v.number()))
const descriptionSchema = v.object({
  ...placementSchema.entries,
  contract: builtVersion,
  session: builtVersion,
  publishes: versionNumbers,
  reads: versionNumbers,
})

const entryFile = v.looseObject({
  path: v.string(),
  name: v.string(),
  type: v.exactOptional(v.string()),
})
const assets = v.looseObject({ sync: v.array(v.string()) })
const foreignManifest = v.looseObject({
  name: appName,
  metaData: v.looseObject({
    buildInfo: v.looseObject({ buildVersion: appVersion }),
    remoteEntry: entryFile,
    /** Entry as a script in a manifest of Vite, whose `remoteEntry` is a module. */
    varRemoteEntry: v.exactOptional(entryFile),
  }),
  shared: v.array(v.looseObject({ name: v.string(), requiredVersion: v.string() })),
  exposes: v.array(
    v.looseObject({ path: v.string(), assets: v.looseObject({ js: assets, css: assets }) }),
  ),
})

/**
 * Makes a release of another company's build: a remote of Module Federation 2 with a manifest and `remote.json`. It is
 * rendered in browsers only. Throws DamagedFileError if one of these files is incomplete or the entry is no script.
 */
export async function composeForeign(dist: string): Promise<ComposedRelease> {
  const read = async <T>(schema: v.GenericSchema<T>, file: string) =>
    parseAs(schema, await readText(dist, file), file)
  const { name, metaData, shared, exposes } = await read(foreignManifest, manifestName)
  const {
    contract,
    session,
    publishes = {},
    reads = {},
    ...place
  } = await read(descriptionSchema, descriptionName)
  const { buildInfo, remoteEntry, varRemoteEntry: entry = remoteEntry } = metaData
  if (entry.type === 'module')
    throw new DamagedFileError(
      `${manifestName} names a module, ${entry.name}: the site needs an entry that is a script (Vite: varFilename).`,
    )
  const files = new Map(await filesBelow(dist, ''))
  const release: Release = {
    name,
    version: buildInfo.buildVersion,
    ...place,
    entry: join(entry.path, entry.name),
    exposes: Object.fromEntries(
      exposes.map(({ path, assets: { js, css } }) => [path, { js: js.sync, css: css.sync }]),
    ),
    screens: {},
    builtOn: {
      contract,
      session,
      shared: Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion])),
      publishes,
      reads,
    },
    integrity: integrityOfAll(files),
  }
  return { release, files }
}

async function readText(dist: string, file: string): Promise<string> {
  try {
    return await readFile(join(dist, file), 'utf8')
  } catch (cause) {
    const sentence = `${dist} has no ${file}: it is not the folder of a remote's build.`
    throw new DamagedFileError(sentence, { cause })
  }
}
