export { builtOn, shellOffer } from './built-on.ts'
export { type ComposedRelease, composeRelease, integrityOf } from './compose-release.ts'
export { compressFolder } from './compress.ts'
export { canary, NotFitError, promote, rollback, shellOfferName } from './go-live.ts'
export { isProven, RegistryChangeError, recordProven } from './registry-changes.ts'
export {
  changeRegistry,
  type HistoryEntry,
  readHistory,
  readRegistry,
  registryPath,
} from './registry-store.ts'
export {
  DirectoryStore,
  ReleaseConflictError,
  releaseFolder,
  writeCompressed,
} from './release-store.ts'
export { hasCanary, versionsFor } from './visitor-versions.ts'
