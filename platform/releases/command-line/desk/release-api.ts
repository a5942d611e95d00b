import { openPlace, type PreviewSite, releasedBy } from '@storefront/releases'
import * as v from 'valibot'
import { releasesAddresses } from '../../../processes/apps.ts'
import { sentenceOf } from '../../../processes/refusal-sentence.ts'
import { refusalAnswer } from '../../service/src/wire.ts'

/** The API of a release service: how it is asked, about which environment, and what refusals call it. */
export type ReleaseApi = {
  ask: (path: string, init: RequestInit) => Promise<Response>
  environment: string
  url: string
  /** Whether it wants to know why a change is made. */
  wantsReason: boolean
}

/** What was asked was not done; the message is a sentence for who asked. */
export class ServiceRefusalError extends Error {
  override name = 'ServiceRefusalError'
}

/**
 * The service that RELEASES_URL names, with RELEASES_TOKEN, and RELEASES_ENVIRONMENT unless that is production; null where there
 * is none. Throws ServiceRefusalError without a token.
 */
export function serviceOf(env: NodeJS.ProcessEnv): ReleaseApi | null {
  const { RELEASES_URL: named, RELEASES_TOKEN: token, RELEASES_ENVIRONMENT: environment } = env
  if (!named) return null
  if (!URL.canParse(named)) throw new ServiceRefusalError(`RELEASES_URL is no address: ${named}`)
  if (!token)
    throw new ServiceRefusalError('RELEASES_TOKEN is missing: the service asks who you are.')
  return serviceAt(named.replace(/\/$/, ''), token, environment || 'production')
}

/** The service at an address, for who has a token. */
export function serviceAt(url: string, token: string, environment: string): ReleaseApi {
  const ask = (path: string, init: RequestInit) =>
    fetch(url + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
  return { ask, environment, url, wantsReason: true }
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
  return { ask, environment: ownEnvironment, url: 'in this process', wantsReason: false }
}

/** Asks a service below `/api`; answers what it says. Throws ServiceRefusalError with its sentence. */
export async function askService<T>(
  { ask, url }: ReleaseApi,
  path: string,
  answer: v.GenericSchema<unknown, T>,
  init: RequestInit = {},
): Promise<T> {
  const response = await ask(`/api${path}`, init).catch((error: Error) => {
    throw new ServiceRefusalError(`The release service at ${url} does not answer.`, {
      cause: error,
    })
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return v.parse(answer, body)
  const refusal = v.safeParse(refusalAnswer, body)
  const sentence = refusal.success ? refusal.output.error : null
  throw new ServiceRefusalError(sentence ?? `The release service answered ${response.status}.`)
}
