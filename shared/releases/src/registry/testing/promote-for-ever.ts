import { DirectoryRegistry } from '../directory-registry.ts'
import { promoteVersions } from '../registry-changes.ts'

/** Promotes one version after the other and says which are done, until it is killed: `root name`. */
const [root = '', name = ''] = process.argv.slice(2)
const registry = new DirectoryRegistry(root)
for (let n = 0; ; n++) {
  const version = `1.0.${n}`
  const { revision } = await registry.change(name, promoteVersions({ [name]: version }))
  process.stdout.write(`${revision} ${version}\n`)
}
