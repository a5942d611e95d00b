import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

type BundlerRuntime = {
  e: (chunk: string) => Promise<unknown>
  u: (chunk: string) => string
}

declare const __webpack_require__: BundlerRuntime

/**
 * Runtime plugin of every remote: retries a failed chunk at a new address, because a browser would let the retry wait
 * for a hanging request of the same address. Needed until module-federation/core#4410 is solved.
 */
export default function retryChunks(): ModuleFederationRuntimePlugin {
  // Chunks were preloaded with the entry, so each attempt of the entry was also one of its chunks.
  const entryAttempt = attemptOf(document.currentScript)
  const failures: Record<string, number> = {}
  const { e: load, u: fileOf } = __webpack_require__

  __webpack_require__.e = async (chunk) => {
    try {
      return await load(chunk)
    } catch (error) {
      failures[chunk] = (failures[chunk] ?? 0) + 1
      // Retry at once, because an earlier preload may have failed. Not after a timeout: the visitor has waited long
      // enough.
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
