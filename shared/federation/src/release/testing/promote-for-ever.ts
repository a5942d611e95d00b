import { promoteVersions } from '../registry-changes.ts'
import { changeRegistry } from '../registry-store.ts'

/** Promotes one version after the other and says which are done, until it is killed: `root name`. */
const [root = '', name = ''] = process.argv.slice(2)
for (let n = 0; ; n++) {
  const version = `1.0.${n}`
  const { revision } = await changeRegistry(root, name, promoteVersions({ [name]: version }))
  process.stdout.write(`${revision} ${version}\n`)
}
