const comment = /\/\*\*?\s([\s\S]*?)\*\/|(?<=^\s*|[;{}),]\s+)\/\/ (.*)$/gm
const opensWithClause =
  /^(what|whether|where|how|who|whoever|whom|whose|of|by which|as|for whom|that)\b/i

/** Returns `line: problem` of each docstring that opens with a clause and each comment with two semicolons. */
export function commentProblems(source: string): string[] {
  return [...source.matchAll(comment)].flatMap(({ 0: whole, 1: block, 2: line, index }) => {
    const text = (block ?? line ?? '').replace(/^\s*\*/gm, '').trim()
    const at = source.slice(0, index).split('\n').length
    const isDocstring = whole.startsWith('/**')
    return [
      ...(isDocstring && opensWithClause.test(text)
        ? [`${at}: opens with “${text.split(' ')[0]}”: begin with a verb, a noun or “True when”`]
        : []),
      ...(text.split(';').length > 2 ? [`${at}: has two semicolons: write two sentences`] : []),
    ]
  })
}
