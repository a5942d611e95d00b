import { join } from 'node:path'
import type { Vite } from 'vitest/node'
import { root } from '../../processes/apps.ts'
import { type Fault, withFault } from './fault.ts'

/** Where a process that a test starts reads its fault (plant-in-processes.ts). */
export const faultVariable = 'PLANTED_FAULT'

/**
 * Puts one fault at a time into what Vite serves to the tests, and into what the processes they start load. The files
 * themselves stay as they are: nothing has to be restored, even after a crash, and a tree with changes can be tried too.
 */
export class Planting {
  readonly #ownOptions = process.env.NODE_OPTIONS ?? ''
  #fault: Fault | null = null

  plant(fault: Fault): void {
    this.#fault = fault
    const hook = join(import.meta.dirname, 'plant-in-processes.ts')
    process.env.NODE_OPTIONS = `${this.#ownOptions} --import=${hook}`.trim()
    process.env[faultVariable] = JSON.stringify(fault)
  }

  pull(): void {
    this.#fault = null
    process.env.NODE_OPTIONS = this.#ownOptions
    delete process.env[faultVariable]
  }

  /** One for each project of the tests. */
  plugin(): Vite.Plugin {
    return {
      name: 'planted-fault',
      enforce: 'pre',
      transform: (code, id) => {
        const [path] = id.split('?')
        if (!this.#fault || path !== join(root, this.#fault.file)) return null
        return { code: withFault(code, this.#fault), map: null }
      },
    }
  }
}
