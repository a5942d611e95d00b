import * as v from 'valibot'
import { refusalAnswer } from '../../service/src/wire.ts'

/** Where the release service is, who asks it, and about which environment. */
export type ServiceAccess = { url: string; token: string; environment: string }

/** The service did not do what was asked; the message is its sentence. */
export class ServiceRefusalError extends Error {
  override name = 'ServiceRefusalError'
}

/**
 * The service that RELEASES_URL names, with RELEASES_TOKEN, and RELEASES_ENVIRONMENT unless that is production; null where there
 * is none. Throws ServiceRefusalError without a token.
 */
export function serviceAccess(env: NodeJS.ProcessEnv): ServiceAccess | null {
  const { RELEASES_URL: url, RELEASES_TOKEN: token, RELEASES_ENVIRONMENT: environment } = env
  if (!url) return null
  if (!URL.canParse(url)) throw new ServiceRefusalError(`RELEASES_URL is no address: ${url}`)
  if (!token)
    throw new ServiceRefusalError('RELEASES_TOKEN is missing: the service asks who you are.')
  return { url: url.replace(/\/$/, ''), token, environment: environment || 'production' }
}

/** Calls the service below `/api`; answers what it says. Throws ServiceRefusalError with its sentence. */
export async function callService<T>(
  { url, token }: ServiceAccess,
  path: string,
  answer: v.GenericSchema<unknown, T>,
  init: RequestInit = {},
): Promise<T> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api${path}`, { ...init, headers }).catch((error: Error) => {
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
