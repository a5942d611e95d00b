export { builtOn, shellOffer } from './built-on.ts'
export { type ComposedRelease, composeRelease, integrityOf } from './compose-release.ts'
export { compressFolder } from './compress.ts'
export { contentType } from './content-type.ts'
export { DirectoryStore, writeCompressed } from './directory-store.ts'
export { canary, NotFitError, promote, retire, rollback, shellOfferName } from './go-live.ts'
export { openStore } from './open-store.ts'
export { isProven, RegistryChangeError, recordProven } from './registry-changes.ts'
export {
  changeRegistry,
  type HistoryEntry,
  readHistory,
  readRegistry,
  registryPath,
} from './registry-store.ts'
export { ReleaseConflictError, type ReleaseStore, releaseFolder } from './release-store.ts'
export { hasCanary, versionsFor } from './visitor-versions.ts'
