import { openReleases } from '../../open-releases.ts'
import { changeRegistry } from '../change-registry.ts'
import { withNotes } from '../changes.ts'
import { recordProof } from '../proofs.ts'

// Ten writers change a registry endlessly, each time with its own reason. Prints each revision and reason.
const [folder = '', name = ''] = process.argv.slice(2)
const releases = await openReleases({ registry: folder, store: folder })
const proven = { versions: { flights: '1.0.0' }, provenAt: '', journeys: '', passed: 1, by: name }

const write = async (writer: number) => {
  for (let n = 0; ; n++) {
    const reason = `${name} ${writer} ${n}`
    const made = await changeRegistry(releases, name, withNotes(recordProof(proven), { reason }))
    console.log(JSON.stringify({ revision: made?.revision, reason }))
  }
}
await Promise.all(Array.from({ length: 10 }, (_, writer) => write(writer)))
