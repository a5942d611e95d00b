export { runtimeCore } from '../runtime/runtime-core.ts'
export { type AssetGroups, assetsOf, emitJson, type StyleChunks } from './asset-groups.ts'
export { type BuildMode, baseConfig } from './base-config.ts'
export { compile } from './compile.ts'
export { entryFilesName } from './entry-files-plugin.ts'
export { exposedFiles } from './exposes.ts'
export { runtimeCoreVersion, screenLimitMs } from './federation-runtime.ts'
export { packageVersion } from './package-version.ts'
export { type ReleaseFiles, releaseFilesName } from './release-files-plugin.ts'
export { remoteConfig } from './remote-config.ts'
export {
  acceptedRange,
  installedVersion,
  serverSharedGlobal,
  sharedModules,
} from './shared-modules.ts'
export { offeredNamesFile } from './shared-names.ts'
export { shellConfig } from './shell-config.ts'
