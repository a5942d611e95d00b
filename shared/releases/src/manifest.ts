import * as v from 'valibot'

/** The file by which hosts of Module Federation load a remote. */
export const manifestName = 'mf-manifest.json'

/** A manifest, of which only what it says of the release as a whole is read. */
export const manifestSchema = v.looseObject({ metaData: v.looseObject({}) })
