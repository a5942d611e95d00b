/** How many of a list show as it opens, and how many more each time. */
export const listStep = 10

/** The parameter of an address that says how many of a list are shown. */
export const shownParameter = 'show'

/** How many of `all` an address asks for: ten, or more in steps of ten; anything else reads as ten. */
export function shownCount(params: URLSearchParams, all: number): number {
  const asked = Number(params.get(shownParameter))
  const steps = Number.isSafeInteger(asked) ? Math.max(1, Math.ceil(asked / listStep)) : 1
  return Math.min(all, steps * listStep)
}
