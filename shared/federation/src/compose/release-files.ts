import { assetsSchema, sharedNamesSchema } from '@storefront/releases'
import * as v from 'valibot'
import type { ReleaseFiles } from '../build/release-files-plugin.ts'

/** What a build leaves for the release (releaseFilesPlugin). */
export const releaseFilesSchema: v.GenericSchema<ReleaseFiles> = v.object({
  entry: v.string(),
  exposes: v.record(v.string(), assetsSchema),
  screens: v.record(v.string(), assetsSchema),
  styleChunks: v.record(v.string(), v.string()),
  imports: sharedNamesSchema,
})
