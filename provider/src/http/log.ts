/** How much is written. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

type Fields = Record<string, unknown>

/** Structured log. Callers give names, counts, references and codes: never traveller records, bodies or queries. */
export type Log = Record<
  'debug' | 'info' | 'warn' | 'error',
  (message: string, fields?: Fields) => void
>

const levels: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent']

/** One JSON object per line on `write` (standard error: standard output has the ready line only). */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Log {
  const at =
    (name: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, fields: Fields = {}) => {
      if (levels.indexOf(name) < levels.indexOf(level)) return
      const entry = { time: new Date().toISOString(), level: name, message, ...fields }
      write(
        `${JSON.stringify(entry, (_key, value) => (value instanceof Error ? describe(value) : value))}\n`,
      )
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** An error without its values: a database's message quotes parameters, which may be a visitor's. */
function describe(error: Error): Fields {
  const cause = error.cause instanceof Error ? error.cause : null
  const code = 'code' in error ? error.code : cause && 'code' in cause ? cause.code : undefined
  const isQuery = error.message.startsWith('Failed query')
  return {
    name: error.name,
    code,
    message: isQuery ? 'a database query failed' : error.message,
    cause: cause && !isQuery ? cause.message : undefined,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
  }
}
