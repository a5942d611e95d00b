import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'
import { editScripts } from './edit-scripts.ts'

/** A map of chunk ids to the placeholders of their hashes, as the integrity plugin writes it into an entry. */
const hashMap = /\{(?:\s*"?[\w-]+"?:\s*"\*-\*-\*-CHUNK-SRI-HASH-[^"]*",?)+\s*\}/g

/**
 * Sorts the chunk hashes in an entry. The integrity plugin writes them in an order that changes from build to build, so that equal
 * sources would get another entry, and with it another version of the release. Waits for web-infra-dev/rspack#13182.
 */
export function sortedHashes(compiler: Compiler): void {
  editScripts(
    compiler,
    () => (script) =>
      [...script.matchAll(hashMap)].map(({ 0: map, index }) => {
        const pairs = map
          .slice(1, -1)
          .split(',')
          .map((pair) => pair.trim())
        return { at: index, end: index + map.length, text: `{${pairs.filter(Boolean).sort()}}` }
      }),
  )
}

/**
 * Puts a hash of the release's bytes into `chunkLoadingGlobal`, the global where chunks register. Two releases of a remote
 * use the same module numbers, so a chunk of one must never register with the other. The build fails where no script names it.
 */
export function ownChunks(compiler: Compiler): void {
  editScripts(compiler, (files) => {
    const place = compiler.options.output.chunkLoadingGlobal
    if (!place || ![...files].some(([file, text]) => file.endsWith('.js') && text.includes(place)))
      throw new Error(
        'No script names the global where chunks register: two releases would share it.',
      )
    const hash = createHash('sha256')
    // Not over the statistics of federation's plugin, which differ from build to build.
    const code = [...files].filter(([file]) => /\.(js|css)$/.test(file)).sort()
    for (const [, text] of code) hash.update(text)
    const text = `_${hash.digest('hex').slice(0, 8)}`
    return (script) =>
      [...script.matchAll(new RegExp(place, 'g'))].map(({ index }) => ({
        at: index + place.length,
        text,
      }))
  })
}
