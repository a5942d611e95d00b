import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import config from '../../../vitest.config.ts'
import { root } from '../../processes/apps.ts'
import type { Fault } from './fault.ts'
import { Planting } from './planting.ts'

/** Runs checks with and without a fault, all in one Vitest: starting it costs more than most checks. */
export class FaultRunner {
  readonly #vitest: Vitest
  readonly #planting: Planting

  private constructor(vitest: Vitest, planting: Planting) {
    this.#vitest = vitest
    this.#planting = planting
  }

  static async start(): Promise<FaultRunner> {
    const planting = new Planting()
    const projects = config.test?.projects?.map((project) => {
      if (typeof project !== 'object' || 'then' in project) throw new Error('No inline project')
      return {
        ...project,
        plugins: [planting.plugin()],
        // Kept on disk or in a worker, a module with a fault in it would be served to the next run of the tests.
        test: { ...project.test, fsModuleCache: false, isolate: true },
      }
    })
    const vitest = await createVitest(
      { config: false, root, watch: false, bail: 1, reporters: [{}] },
      { test: { projects: projects ?? [] } },
    )
    await vitest.standalone()
    return new FaultRunner(vitest, planting)
  }

  /** What fails without any fault, or is not there: a check that is red anyway proves nothing. */
  async problemsWithoutFault(faults: readonly Fault[]): Promise<string[]> {
    const checks = [...new Set(faults.map(({ check }) => check))]
    const found = await Promise.all(checks.map((check) => this.#specificationsOf(check)))
    const missing = checks.filter((_, index) => found[index]?.length === 0)
    if (missing.length > 0) return missing.map((check) => `${check} is not there.`)
    const { testModules } = await this.#vitest.runTestSpecifications(found.flat())
    const red = testModules.filter((module) => !module.ok())
    return red.map(({ relativeModuleId }) => `${relativeModuleId} fails without any fault.`)
  }

  /** Why the fault does not count as noticed; null when a test of its check fails because of it. */
  async problemWith(fault: Fault): Promise<string | null> {
    const { breaks, check, title, file } = fault
    const specifications = await this.#specificationsOf(check)
    // Set for the whole run, because Vitest does not pass the pattern of one specification on to the browser.
    if (title === undefined) this.#vitest.resetGlobalTestNamePattern()
    else this.#vitest.setGlobalTestNamePattern(title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    this.#planting.plant(fault)
    this.#vitest.invalidateFile(join(root, file))
    const { testModules } = await this.#vitest.runTestSpecifications(specifications)
    this.#planting.pull()
    this.#vitest.invalidateFile(join(root, file))

    // Vitest hands out the modules of earlier runs as well, failed as they were left.
    const checked = testModules.filter(({ moduleId }) => moduleId === join(root, check))
    const tests = checked.flatMap((module) => [...module.children.allTests()])
    const states = tests.map((test) => test.result().state)
    if (states.includes('failed')) return null
    if (tests.length === 0) return `${breaks}: ${check} cannot even start with the fault in it.`
    if (!states.includes('passed')) return `${breaks}: ${check} has no test "${title}".`
    return `${breaks}: ${check} stays green.`
  }

  close(): Promise<void> {
    return this.#vitest.close()
  }

  #specificationsOf(check: string): Promise<TestSpecification[]> {
    return this.#vitest.globTestSpecifications([join(root, check)])
  }
}
