import type { Compiler } from '@rspack/core'

const isShared = /^(provide|consume) shared module/

/**
 * Numbers the modules that share others one after the other. A bundler numbers modules by what they are identified by, for
 * these a folder of this machine: elsewhere the same sources would become other files, which every visitor fetches again.
 */
export function sameNumbers(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(sameNumbers.name, ({ hooks }) => {
    hooks.beforeModuleIds.tap(sameNumbers.name, (modules) => {
      const found = [...modules] as unknown as { identifier: string; id: number }[]
      found
        .filter(({ identifier }) => isShared.test(identifier))
        .sort((a, b) => (a.identifier < b.identifier ? -1 : 1))
        .forEach((module, index) => {
          module.id = index + 1
        })
    })
  })
}
