/** Runs a statement, which has this name. */
type Around = (name: string, run: () => unknown) => unknown

/** The same pool or client of PostgreSQL, with `around` called for each statement, also of the connections it lends. */
export function withStatements<Client extends object>(client: Client, around: Around): Client {
  return new Proxy(client, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      if (key === 'query')
        return (text: string, ...values: unknown[]) =>
          around(statementName(text), () => member.call(target, text, ...values))
      if (key === 'connect') return async () => withStatements(await member.call(target), around)
      return member.bind(target)
    },
  })
}

/** What a statement does to which table, `select release_audit`. Its text holds names only: values are parameters. */
function statementName(text: string): string {
  const [, operation = 'statement'] = /^\s*([a-z]+)/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+([a-z_]+)/i.exec(text) ?? []
  return [operation.toLowerCase(), ...(table ? [table] : [])].join(' ')
}
