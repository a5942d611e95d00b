import { openPlace, type PreviewSite, releasedBy } from '@storefront/releases'
import { releasesAddresses } from '../../../processes/apps.ts'
import { sentenceOf } from '../../../processes/refusal-sentence.ts'
import { RefusedError, type ServiceAt } from '../../service/src/calls.ts'

/** A release service: about which of its environments it is asked, and whether it wants to know why a change is made. */
export type ReleaseApi = ServiceAt & { environment: string; wantsReason: boolean }

/**
 * The service that RELEASES_URL names, with RELEASES_TOKEN, and RELEASES_ENVIRONMENT unless that is production; null where there
 * is none. Throws RefusedError without a token.
 */
export function serviceOf(env: NodeJS.ProcessEnv): ReleaseApi | null {
  const { RELEASES_URL: named, RELEASES_TOKEN: token, RELEASES_ENVIRONMENT: environment } = env
  if (!named) return null
  if (!URL.canParse(named)) throw new RefusedError(`RELEASES_URL is no address: ${named}`)
  if (!token) throw new RefusedError('RELEASES_TOKEN is missing: the service asks who you are.')
  return serviceAt(named.replace(/\/$/, ''), token, environment || 'production')
}

/** The service at an address, for who has a token. */
export function serviceAt(url: string, token: string, environment: string): ReleaseApi {
  const ask = (path: string, init: RequestInit) =>
    fetch(url + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
  return { ask, environment, name: `The release service at ${url}`, wantsReason: true }
}

/**
 * The same API in this process, on the registry itself. What is to go live is looked at here, and who makes a change is
 * `releasedBy`.
 */
export async function ownService(previews: PreviewSite | null = null): Promise<ReleaseApi> {
  const { inProcess, ownEnvironment } = await import('../../service/src/in-process.ts')
  const { look } = await import('../../service/src/look/look.ts')
  const ask = inProcess({
    place: await openPlace(releasesAddresses),
    by: releasedBy(),
    look: async (...asked) => {
      const done = await look(...asked)
      console.log(done)
      return done
    },
    previews,
    sentenceOf,
  })
  return { ask, environment: ownEnvironment, name: 'This process', wantsReason: false }
}
