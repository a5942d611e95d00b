import { type Configuration, rspack } from '@rspack/core'

/** Builds apps together. Throws an error with the compiler's messages. */
export function compile(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (!stats || stats.hasErrors()) {
          reject(
            new Error(stats?.toString({ preset: 'errors-only' }) ?? 'The build gave no result.'),
          )
        } else resolve()
      })
    })
  })
}
