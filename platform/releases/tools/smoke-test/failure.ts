import * as v from 'valibot'
import type { TestedPage } from './pages.ts'

/** A failed page, and the cause with its file if known. */
export type Failure = { page: TestedPage; cause: string }

/** Failures that are told of one run. After them no more pages are opened. */
export const mostFailures = 20

/** Screen, address, cause and file of a failure. */
export function sentenceOf({ page, cause }: Failure): string {
  return `${page.screen} (${page.address}): ${cause.trim().replace(/[.\s]*$/, '.')}`
}

/** One line of an error, with the file of the release that threw it. */
export function causeOf(error: { message: string; stack?: string | undefined }): string {
  const [line = ''] = error.message.trim().split('\n')
  const [, file] =
    /((?:remotes|assets|server)\/[^\s):]+):\d+/.exec(`${error.message}\n${error.stack}`) ?? []
  return file ? `${line}, in ${file}` : line
}

const logLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    message: v.string(),
    error: v.looseObject({ message: v.string(), stack: v.optional(v.array(v.string())) }),
  }),
)

/** Logged cause of a page that the storefront could not render, or null. */
export function loggedCause(lines: string[], { address }: TestedPage): string | null {
  const logged = lines.flatMap((line) => {
    const read = v.safeParse(logLine, line)
    return read.success ? [read.output] : []
  })
  const [path] = address.split('?')
  const found =
    logged.find(({ message }) => message.startsWith(`${path} could not`)) ??
    logged.find(({ message }) => message === 'cannot be imported')
  if (!found) return null
  const { message, stack = [] } = found.error
  return causeOf({ message, stack: stack.join('\n') })
}
