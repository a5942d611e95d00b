import * as v from 'valibot'
import type { TestedPage } from './pages.ts'

/** A page that is not the screen, and the cause with its file where that is known. */
export type Failure = { page: TestedPage; cause: string }

/** The sentence of failures: the first one's screen, address, cause and file, and how many others there are. */
export function sentenceOf([first, ...others]: [Failure, ...Failure[]]): string {
  const { page, cause } = first
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return `${page.screen} (${page.address})${more}: ${cause.trim().replace(/[.\s]*$/, '.')}`
}

/** An error's text in one line, with the file of a release that it was thrown in. */
export function causeOf(error: { message: string; stack?: string | undefined }): string {
  const [line = ''] = error.message.trim().split('\n')
  const [, file] =
    /((?:remotes|assets|server)\/[^\s):]+):\d+/.exec(`${error.message}\n${error.stack}`) ?? []
  return file ? `${line}, in ${file}` : line
}

const logLine = v.looseObject({
  message: v.string(),
  error: v.looseObject({ message: v.string(), stack: v.optional(v.array(v.string())) }),
})

/** Cause that the storefront logged of a page that it could not render; null where it logged none. */
export function loggedCause(lines: string[], { address }: TestedPage): string | null {
  const logged = lines.flatMap((line) => {
    const read = v.safeParse(logLine, line.startsWith('{') ? JSON.parse(line) : null)
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
