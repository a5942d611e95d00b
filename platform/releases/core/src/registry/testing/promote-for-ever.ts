import { openRegistry } from '../../place.ts'
import { promoteVersions } from '../registry-changes.ts'

/** Starts `writers` that promote one version after the other and print which are done, until killed: `address team writers`. */
const [address = '', team = '', writers = '1'] = process.argv.slice(2)

async function promoteForEver(remote: string): Promise<never> {
  const registry = await openRegistry(address)
  for (let n = 0; ; n++) {
    const version = `1.0.${n}`
    const { revision } = await registry.change(team, promoteVersions({ [remote]: version }))
    process.stdout.write(`${revision} ${remote} ${version}\n`)
  }
}

await Promise.all(Array.from({ length: Number(writers) }, (_, n) => promoteForEver(`${team}-${n}`)))
