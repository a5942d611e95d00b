import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

type BundlerRuntime = {
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>
  /** File of a chunk's script. */
  u: (chunk: string) => string
}

declare const __webpack_require__: BundlerRuntime

/**
 * Compiled into every remote: a chunk that failed once is asked for at a new address the next time. A browser joins a
 * second request to one that hangs, so the same address could never heal. Waits for module-federation/core#4410.
 */
export default function retryChunks(): ModuleFederationRuntimePlugin {
  // Attempts of the entry count for its chunks: they were preloaded together with it and may hang too.
  const entryAttempt = attemptOf(document.currentScript)
  const failures: Record<string, number> = {}
  const { e: load, u: fileOf } = __webpack_require__

  __webpack_require__.e = async (chunk) => {
    try {
      return await load(chunk)
    } catch (error) {
      failures[chunk] = (failures[chunk] ?? 0) + 1
      // A failed chunk is requested again at once, because the failure may be that of an earlier preload. A chunk that timed
      // out is not: the visitor has waited long enough.
      if ((error as { type?: string }).type === 'timeout') throw error
      return load(chunk)
    }
  }

  __webpack_require__.u = (chunk) => {
    const attempt = entryAttempt + (failures[chunk] ?? 0)
    return attempt ? `${fileOf(chunk)}?retry=${attempt}` : fileOf(chunk)
  }

  return { name: 'retry-chunks' }
}

function attemptOf(script: HTMLOrSVGScriptElement | null): number {
  const address = script instanceof HTMLScriptElement ? script.src : ''
  return Number(/[?&]retry=(\d+)/.exec(address)?.[1] ?? 0)
}
