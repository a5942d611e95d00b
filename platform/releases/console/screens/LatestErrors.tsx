import { useQuery } from '@tanstack/react-query'
import { calls } from '../../service/src/calls.ts'
import type { Health } from '../../service/src/wire.ts'
import { useSession } from '../access/session.ts'
import { momentText } from '../domain/figures.ts'

/** The latest error of each version that browsers told one of, with its release, source file and line. */
export function LatestErrors({ health }: { health: Health[] }) {
  return health.map((one) => one.lastError && <LatestError key={one.version} {...one} />)
}

function LatestError({ app, version, lastError }: Health) {
  const { read } = useSession()
  const { name, at, place } = lastError ?? { name: '', at: '', place: null }
  const trace = calls.trace(`/remotes/${app}/${version}/${place}`)
  const once = { staleTime: Number.POSITIVE_INFINITY, enabled: place !== null }
  const traced = useQuery({ ...read(trace, Number.POSITIVE_INFINITY), ...once })
  const where = place === null ? '' : ` at ${traced.data?.stack ?? place}`
  return <p>{`Latest error of ${version}: ${name}${where}, ${momentText(at)}`}</p>
}
