import type { Release } from '@storefront/contract'

/** A hash as browsers read it: one in any other form is ignored, and the file would run whatever it is. */
const hash = /^sha(256|384)-[A-Za-z0-9+/]+={0,2}$/

/** Below the release's folder, and no address of its own. */
const ownFile = /^(?!.*\.\.)\w[\w./~-]*$/

/**
 * Files that a release names without the hash of their bytes, or outside its folder: nobody could tell whether they are
 * what was released, so it must not be shown. Empty for every release that a build made.
 */
export function looseFiles({ entry, exposes, screens, server, integrity }: Release): string[] {
  const lists = [...Object.values(exposes), ...Object.values(screens)]
  const named = [
    entry,
    ...(server ? [server] : []),
    ...lists.flatMap(({ js, css }) => [...js, ...css]),
  ]
  return [...new Set(named)].filter(
    (file) => !ownFile.test(file) || !hash.test(integrity[file] ?? ''),
  )
}
