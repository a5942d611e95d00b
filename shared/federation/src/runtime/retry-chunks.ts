import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

type BundlerRuntime = {
  e: (chunk: string) => Promise<unknown>
  u: (chunk: string) => string
}

declare const __webpack_require__: BundlerRuntime

/**
 * Compiled into every remote: loads a failed chunk at a new address, because browsers join a second request to one that
 * hangs. Waits for module-federation/core#4410.
 */
export default function retryChunks(): ModuleFederationRuntimePlugin {
  // Chunks were preloaded with the entry, so its attempts count for them.
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
