import { describe, expect, test } from 'vitest'
import { consumeShared, type SharingRuntime } from './consume-shared.ts'

type Offer = SharingRuntime['S'][string]

/** A container whose chunk 7 needs React, in the way that a bundler's runtime has it. */
function container(scope: Offer | undefined, requiredVersion = '^19.3.1') {
  const runtime: SharingRuntime = {
    consumesLoadingData: {
      chunkMapping: { 7: ['react-id'], 9: ['router-id'] },
      moduleIdToConsumeDataMapping: {
        'router-id': { shareScope: 'default', shareKey: 'router', requiredVersion: '^1.0.0' },
        'react-id': { shareScope: 'default', shareKey: 'react', requiredVersion },
      },
    },
    S: scope ? { default: scope } : {},
    f: {},
    m: {},
    c: {},
  }
  consumeShared(runtime)
  return {
    runtime,
    load: async (chunk: string) => {
      const promises: Promise<unknown>[] = []
      runtime.f.consumes?.(chunk, promises)
      await Promise.all(promises)
    },
    run: () => {
      const module = { exports: undefined as unknown }
      runtime.m['react-id']?.(module)
      return module.exports
    },
  }
}

const react = { name: 'React' }
const router = { '1.0.0': { get: () => () => ({}), from: 'shell' } }
const offer = (version: string): Offer => ({
  router,
  react: { [version]: { get: () => () => react, from: 'shell' } },
})

describe('a shared module', () => {
  test.each(['19.3.1', '19.3.2', '19.4.0', '19.10.0'])(
    '%s serves a remote built on 19.3.1',
    async (version) => {
      const { load, run } = container(offer(version))
      await load('7')
      expect(run()).toBe(react)
    },
  )

  test.each(['19.3.0', '19.2.9', '18.9.9', '20.0.0', '19.3.1-rc.1', '19.4.0-rc.1', 'next'])(
    '%s is refused by it, in words, before anything of the chunk runs',
    async (version) => {
      const { load } = container(offer(version))
      await expect(load('7')).rejects.toThrow(
        `Unsatisfied version ${version} from shell of shared singleton module react (required ^19.3.1)`,
      )
    },
  )

  test.each([undefined, {}])('that nobody provides is refused in words', async (scope) => {
    const { load } = container(scope)
    await expect(load('7')).rejects.toThrow("Shared module router doesn't exist in scope default")
  })

  test('may be given later', async () => {
    const { load, run } = container({
      router,
      react: { '19.3.1': { get: async () => () => react, from: 'shell' } },
    })
    await load('7')
    expect(run()).toBe(react)
  })

  test('that failed is looked for again with the next chunk', async () => {
    const { runtime, load, run } = container({})
    await expect(load('7')).rejects.toThrow()
    runtime.S.default = offer('19.3.1')
    await load('7')
    expect(run()).toBe(react)
  })

  test('that does not fit keeps back every chunk, those that do without it too', async () => {
    const { load } = container(offer('19.2.0'))
    await expect(load('9')).rejects.toThrow('Unsatisfied version 19.2.0')
    const fitting = container(offer('19.3.1'))
    await fitting.load('9')
    expect(Object.keys(fitting.runtime.m)).toEqual(['router-id'])
  })

  test('is not touched by a chunk that does not need it', async () => {
    const { runtime, load } = container(offer('19.3.1'))
    await load('8')
    expect(runtime.m).toEqual({})
  })
})
