export { browserFigures, quantile, type VersionFigures } from './browser-figures.ts'
export {
  appendNext,
  type Documents,
  type Entry,
  swapNext,
} from './documents/documents.ts'
export { FolderDocuments } from './documents/folder-documents.ts'
export { openDocuments } from './documents/open-documents.ts'
export {
  alteredDescription,
  alteredRelease,
  descriptionIntegrity,
  integrityOf,
  integrityOfAll,
  ReleaseConflictError,
} from './integrity.ts'
export {
  DamagedFileError,
  parseAs,
  readAs,
  replaceFile,
  unlessDamaged,
  unlessMissing,
} from './json-file.ts'
export {
  type Preview,
  type PreviewSite,
  previewLink,
  readPreview,
  readPreviewKey,
} from './preview-link.ts'
export {
  asPublished,
  type Descriptions,
  describedAs,
  descriptionOf,
  isAltered,
  liveAndCanaries,
  pinnedHash,
  type RemoteDescriptions,
  shownVersions,
  standInFor,
} from './published.ts'
export {
  appsOf,
  historyName,
  liveVersions,
  openRegistry,
  publishedIn,
  publishedName,
  ReadRegistry,
} from './registry.ts'
export { contentType } from './store/content-type.ts'
export { copyRelease } from './store/copy-release.ts'
export { DirectoryStore, filesBelow } from './store/directory-store.ts'
export { liveShell } from './store/live-shell.ts'
export { openStore } from './store/open-store.ts'
export {
  type AnyRelease,
  type ComposedRelease,
  descriptionFile,
  hostFolder,
  isShell,
  manifestName,
  manifestSchema,
  nameOf,
  type ReleaseStore,
  releaseFolder,
  schemaOf,
  shellName,
} from './store/release-store.ts'
