export {
  appendNext,
  type Documents,
  type Entry,
  swapNext,
} from './documents/documents.ts'
export { FolderDocuments } from './documents/folder-documents.ts'
export { openDocuments } from './documents/open-documents.ts'
export { misfits, NotFitError } from './gate/gate.ts'
export { lookAtNew } from './gate/look-at-new.ts'
export { releaseDifferences } from './gate/release-differences.ts'
export {
  alteredDescription,
  descriptionIntegrity,
  integrityOf,
  integrityOfAll,
  ReleaseConflictError,
} from './integrity.ts'
export { DamagedFileError, parseAs, readAs, replaceFile, unlessDamaged } from './json-file.ts'
export { folderPlace, openPlace, openRegistry, openStore, placeOf, readRegistry } from './place.ts'
export {
  type Preview,
  type PreviewSite,
  previewLink,
  readPreview,
  readPreviewKey,
} from './previews/preview-link.ts'
export { isOfPullRequest, pullRequestVersion } from './previews/pull-request-versions.ts'
export { approvedOnly } from './registry/approvals.ts'
export type { HistoryEntry, RegistryChange, RegistryStore } from './registry/history.ts'
export { knownApps } from './registry/kept-versions.ts'
export { isMarked } from './registry/marks.ts'
export { proofOf } from './registry/proofs.ts'
export {
  asPublished,
  describedAs,
  descriptionOf,
  publishedOf,
  type RemoteDescriptions,
} from './registry/published.ts'
export {
  appsOf,
  liveVersions,
  RegistryChangeError,
  said,
  saidOf,
  setCanary,
  shellName,
} from './registry/registry-changes.ts'
export type { DocumentRegistry, ReadRegistry } from './registry/registry-store.ts'
export {
  type PromoteOptions,
  type ReleaseDesk,
  releaseDesk,
  releasedBy,
  type WithReason,
} from './release-desk.ts'
export {
  assetsSchema,
  manifestSchema,
  placeSchema,
  publishedSchema,
  releaseSchema,
  schemaOf,
  sharedNamesSchema,
} from './schemas.ts'
export { contentType } from './store/content-type.ts'
export { DirectoryStore, filesBelow } from './store/directory-store.ts'
export { liveShell } from './store/live-shell.ts'
export { type AnyRelease, isShell, nameOf } from './store/release-kinds.ts'
export {
  browserCode,
  type ComposedRelease,
  descriptionFile,
  hostFolder,
  manifestName,
  type Place,
  type ReleaseStore,
  releaseFolder,
} from './store/release-store.ts'
export {
  addHistograms,
  countBeyond,
  countOf,
  type Histogram,
  quantile,
  quantileBucket,
  sizeOf,
} from './tallies/histogram.ts'
export { addTallies, emptyTally, withMeasured } from './tallies/tally.ts'
export { type Measure, placeInFile, type Tally, tallySchema } from './tallies/tally-schema.ts'
