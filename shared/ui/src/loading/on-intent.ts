/** A dynamic import that is shared by all callers, can be preloaded, and is retried after a failure. */
export function onIntent<Module>(importModule: () => Promise<Module>) {
  let pending: Promise<Module> | undefined
  const load = () => {
    pending ??= importModule().catch((error: unknown) => {
      pending = undefined
      throw error
    })
    return pending
  }
  return {
    load,
    preload: () => {
      load().catch((error) => console.error('Fetching ahead failed:', error))
    },
  }
}

export type OnIntent<Module> = ReturnType<typeof onIntent<Module>>
