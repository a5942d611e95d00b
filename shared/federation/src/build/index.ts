export { type AssetGroups, assetsOf, emitJson, type StyleChunks } from './asset-groups.ts'
export { type BuildMode, baseConfig } from './base-config.ts'
export { compile } from './compile.ts'
export { entryFilesName } from './entry-files-plugin.ts'
export { type ReleaseFiles, releaseFilesName } from './release-files-plugin.ts'
export { type RemoteBuildOptions, remoteConfig, screenLimitMs } from './remote-config.ts'
export {
  acceptedRange,
  installedVersion,
  type SharedModule,
  serverSharedGlobal,
  sharedModules,
} from './shared-modules.ts'
export { shellConfig } from './shell-config.ts'
