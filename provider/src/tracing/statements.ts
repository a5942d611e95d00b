/** Runs a statement, which has this name. */
type Around = (name: string, run: () => Promise<unknown>) => Promise<unknown>

/** The same client of either engine, with `around` called for each of its statements, in transactions too. */
export function withStatements<Client extends object>(client: Client, around: Around): Client {
  return new Proxy(client, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      if (key === 'query')
        return (...query: unknown[]) =>
          around(statementName(textOf(query[0])), () => member.apply(target, query))
      if (key === 'transaction')
        return (work: (inside: object) => unknown, ...options: unknown[]) =>
          member.call(target, (inside: object) => work(withStatements(inside, around)), ...options)
      return member.bind(target)
    },
  })
}

/** What a statement does to which table, `select booking`. Only names in double quotes are read: no value can be one. */
export function statementName(text: string): string {
  const [operation = 'statement'] = /^\s*[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"(\w+)"/i.exec(text) ?? []
  return [operation.trim().toLowerCase(), ...(table ? [table] : [])].join(' ')
}

/** PGlite is given the text, PostgreSQL's driver an object with it. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const isConfig = typeof query === 'object' && query !== null && 'text' in query
  return isConfig ? String(query.text) : ''
}
