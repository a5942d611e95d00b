export { type ComposedRelease, composeRelease, integrityOf } from './compose-release.ts'
export { compressFolder } from './compress.ts'
export { promote, readRegistry, registryPath } from './registry-file.ts'
export {
  DirectoryStore,
  ReleaseConflictError,
  releaseFolder,
  writeCompressed,
} from './release-store.ts'
