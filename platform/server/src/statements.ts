type Around = (name: string, run: () => unknown) => unknown

/**
 * Wraps a pool, client or PGlite: calls `around` for each statement, also in transactions and on a pool's connections.
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

/** Verb and table of a statement, e.g. `select booking`, without values. */
export function statementName(text: string): string {
  const withoutTexts = text.replace(/'[^']*'/g, '')
  const [operation = 'statement'] = /^\s*[a-z]+/i.exec(withoutTexts) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(withoutTexts) ?? []
  return [operation.trim().toLowerCase(), ...(table ? [table] : [])].join(' ')
}

/** PGlite gets a text, PostgreSQL's driver a text or Drizzle's object with `text`. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const isConfig = typeof query === 'object' && query !== null && 'text' in query
  return isConfig ? String(query.text) : ''
}
