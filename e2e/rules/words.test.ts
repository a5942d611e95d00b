import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders = ['platform/provider/catalogue/data', 'content/src/domain']

/** What visitors stumbled over: a promise that does not hold, or a joke that needs a second reading. */
const stumbled =
  /one short hop|compare every|whole price|like a treaty|everyone else.s evening|bartender|short of crowds|people.s republic/i

const texts = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|html)$/.test(file))
    .map((file) => join(folder, file)),
)

test.each(texts)('%s has none of the words that visitors stumbled over', (file) => {
  expect(readFileSync(join(root, file), 'utf8')).not.toMatch(stumbled)
})
