/** Element of a rewritten tree. */
export type SafeNode = {
  name: string
  attributes: Record<string, string>
  children: (SafeNode | string)[]
  /** True for a paragraph or list that is not in the source. */
  isImplied?: boolean
}

export function element(
  name: string,
  attributes: Record<string, string> = {},
  children: SafeNode['children'] = [],
): SafeNode {
  return { name, attributes, children }
}
