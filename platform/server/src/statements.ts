/** Runs a statement, which has this name. */
type Around = (name: string, run: () => unknown) => unknown

/**
 * The same pool or client of PostgreSQL, or PGlite, with `around` called for each statement, also of the connections it lends
 * and of its transactions.
 */
export function withStatements<Client extends object>(client: Client, around: Around): Client {
  return new Proxy(client, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      if (key === 'query')
        return (...query: unknown[]) =>
          around(statementName(textOf(query[0])), () => member.apply(target, query))
      if (key === 'connect') return async () => withStatements(await member.call(target), around)
      if (key === 'transaction')
        return (work: (inside: object) => unknown, ...options: unknown[]) =>
          member.call(target, (inside: object) => work(withStatements(inside, around)), ...options)
      return member.bind(target)
    },
  })
}

/** Returns the verb and table of a statement, e.g. `select booking`; never contains a value. */
export function statementName(text: string): string {
  const withoutTexts = text.replace(/'[^']*'/g, '')
  const [operation = 'statement'] = /^\s*[a-z]+/i.exec(withoutTexts) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(withoutTexts) ?? []
  return [operation.trim().toLowerCase(), ...(table ? [table] : [])].join(' ')
}

/** PGlite gets the text itself. PostgreSQL's driver gets it too, or from Drizzle an object with `text`. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const isConfig = typeof query === 'object' && query !== null && 'text' in query
  return isConfig ? String(query.text) : ''
}
