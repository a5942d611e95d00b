import * as v from 'valibot'
import {
  auditAnswer,
  type Change,
  type ChangeBody,
  changeAnswer,
  differencesAnswer,
  environmentsAnswer,
  healthAnswer,
  historyAnswer,
  meAnswer,
  previewAnswer,
  type previewBody,
  publishAnswer,
  refusalAnswer,
  registryAnswer,
  rolloutAnswer,
  type rolloutBody,
  rolloutsAnswer,
  traceAnswer,
  versionsAnswer,
} from './wire.ts'

/** A call of the release service below `/api`, and what its answer is read with. */
export type Call<T> = {
  path: string
  answer: v.GenericSchema<unknown, T>
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON; bytes as the ZIP archive that they are. */
  body?: object
}

/** A part of a list that is newest first; `before` null: from its beginning. */
type Page = { limit: number; before: number | null }

const post = <T>(path: string, body: object, answer: Call<T>['answer']): Call<T> => ({
  path,
  body,
  answer,
  method: 'POST',
})

const at = (environment: string, resource: string) =>
  `/environments/${encodeURIComponent(environment)}/${resource}`

function withQuery(path: string, query: Record<string, string | number | null | undefined>) {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)] as [string, string]],
  )
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path
}

const releaseAt = (app: string, version: string) =>
  `/releases/${app}/${encodeURIComponent(version)}`

/** Every call that the command line and the console make. */
export const calls = {
  me: () => ({ path: '/me', answer: meAnswer }),
  environments: () => ({ path: '/environments', answer: environmentsAnswer }),
  registry: (environment: string) => ({
    path: at(environment, 'registry'),
    answer: registryAnswer,
  }),
  history: (environment: string, page: Page) => ({
    path: withQuery(at(environment, 'history'), page),
    answer: historyAnswer,
  }),
  /** Of one app, or of every one that the environment knows. */
  versions: (environment: string, app?: string) => ({
    path: withQuery(at(environment, 'versions'), { app }),
    answer: versionsAnswer,
  }),
  differences: (environment: string, app: string, from: string, to: string) => ({
    path: withQuery(at(environment, 'differences'), { app, from, to }),
    answer: differencesAnswer,
  }),
  health: (environment: string) => ({ path: at(environment, 'health'), answer: healthAnswer }),
  rollouts: (environment: string) => ({
    path: at(environment, 'rollouts'),
    answer: rolloutsAnswer,
  }),
  audit: (page: Page) => ({ path: withQuery('/audit', page), answer: auditAnswer }),
  change: <C extends Change>(environment: string, resource: C, body: ChangeBody<C>) =>
    post(at(environment, resource), body, changeAnswer),
  /** Begins a rollout, which goes on by itself. */
  rollout: (environment: string, body: v.InferOutput<typeof rolloutBody>) =>
    post(at(environment, 'rollouts'), body, rolloutAnswer),
  endRollout: (environment: string, id: string, reason: string) => ({
    path: at(environment, `rollouts/${encodeURIComponent(id)}`),
    method: 'DELETE' as const,
    body: { reason },
    answer: rolloutAnswer,
  }),
  preview: (environment: string, body: v.InferOutput<typeof previewBody>) =>
    post(at(environment, 'previews'), body, previewAnswer),
  /** Release, source file and line of the places in a browser's stack. */
  trace: (stack: string) => post('/trace', { stack }, traceAnswer),
  publish: (app: string, version: string, archive: Uint8Array, commit?: string) => ({
    path: withQuery(releaseAt(app, version), { commit }),
    method: 'PUT' as const,
    body: archive,
    answer: publishAnswer,
  }),
  release: <R>(app: string, version: string, answer: v.GenericSchema<unknown, R>) => ({
    path: releaseAt(app, version),
    answer,
  }),
  fileOf: (app: string, version: string, file: string) =>
    `${releaseAt(app, version)}/files/${file}`,
}

/** A service: how it is asked, as by `fetch`, and what its callers are told of it. */
export type ServiceAt = {
  ask: (path: string, init: RequestInit) => Promise<Response>
  name: string
}

/** The service refused the call; the message is its sentence for the person. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** No answer came, or one that is not the service's. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** Makes a call; answers what the service says. Throws RefusedError, UnreachableError. */
export async function askService<T>(
  service: ServiceAt,
  { path, answer, method = 'GET', body }: Call<T>,
  signal: AbortSignal | null = null,
): Promise<T> {
  const isArchive = body instanceof Uint8Array
  const init: RequestInit = {
    method,
    signal,
    headers: body ? { 'content-type': `application/${isArchive ? 'zip' : 'json'}` } : {},
    body: isArchive
      ? new Blob([body as Uint8Array<ArrayBuffer>])
      : body
        ? JSON.stringify(body)
        : null,
  }
  const response = await service.ask(`/api${path}`, init).catch((cause: Error) => {
    if (signal?.aborted) throw cause
    throw new UnreachableError(`${service.name} does not answer.`, { cause })
  })
  const told: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const refusal = v.safeParse(refusalAnswer, told)
    if (refusal.success) throw new RefusedError(refusal.output.error)
    throw new UnreachableError(`${service.name} answered ${response.status} and gave no reason.`)
  }
  const result = v.safeParse(answer, told)
  if (result.success) return result.output
  const where = v.getDotPath(result.issues[0]) ?? 'no JSON'
  throw new UnreachableError(`The answer to ${path} cannot be read: ${where}.`)
}
