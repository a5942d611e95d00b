/** A script of a remote did not arrive: down, refused, altered, or slower than the limit. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError'
  readonly url: string

  constructor(url: string, reason: string) {
    super(`${url} ${reason}`)
    this.url = url
  }
}

export type ScriptOptions = {
  url: string
  /** The browser refuses the script when its bytes differ. */
  integrity?: string | undefined
  /** In ms. */
  timeoutMs: number
}

/** Runs a script from another origin or folder, bounded in time. Throws RemoteLoadError. */
export function loadScript({ url, integrity, timeoutMs }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const end = (outcome: () => void) => {
      clearTimeout(timer)
      script.remove()
      outcome()
    }
    const fail = (reason: string) => end(() => reject(new RemoteLoadError(url, reason)))
    const timer = setTimeout(() => fail(`did not arrive in ${timeoutMs} ms`), timeoutMs)
    script.src = url
    script.async = true
    script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    script.onload = () => end(resolve)
    script.onerror = () => fail('could not be loaded')
    document.head.append(script)
  })
}
