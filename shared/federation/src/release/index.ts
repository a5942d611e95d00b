export { builtOn, shellOffer } from './built-on.ts'
export { composeForeign } from './compose-foreign.ts'
export {
  type ComposedRelease,
  composeRelease,
  descriptionIntegrity,
  integrityOf,
} from './compose-release.ts'
export { compressFolder } from './compress.ts'
export { contentType } from './content-type.ts'
export { misfits } from './contract-gate.ts'
export { DirectoryStore } from './directory-store.ts'
export { fitting, NotFitError } from './fitting.ts'
export { canary, type PromoteOptions, promote, retire, rollback } from './go-live.ts'
export { DamagedFileError, parseAs } from './json-file.ts'
export { keptDescription } from './kept-descriptions.ts'
export { looseFiles } from './loose-files.ts'
export { manifestName, manifestSchema } from './manifest.ts'
export { openStore } from './open-store.ts'
export { isPinned, pinVersion, unpinVersion } from './pins.ts'
export { proofOf, recordProven } from './proofs.ts'
export { type Prunable, prunable, prune } from './prune.ts'
export {
  appsOf,
  liveVersions,
  RegistryChangeError,
  shellName,
} from './registry-changes.ts'
export {
  changeRegistry,
  type HistoryEntry,
  lastRegistry,
  readHistory,
  readRegistry,
  readRegistryFile,
  registryPath,
} from './registry-store.ts'
export { releaseDifferences } from './release-differences.ts'
export { ReleaseConflictError, type ReleaseStore, releaseFolder } from './release-store.ts'
export { releasedBy } from './released-by.ts'
export { releaseSchema } from './schemas.ts'
export {
  copyShell,
  liveShell,
  publishShell,
  readShell,
  shellFolder,
  shellVersions,
} from './shell-releases.ts'
export { hasCanary, shellVersionFor, standInFor, versionsFor } from './visitor-versions.ts'
