// Functions of this file are sent into the page as source text, so they use nothing outside themselves.

declare global {
  interface Window {
    TestingLibraryDom?: typeof import('@testing-library/dom')
  }
}

/** An element by role and name, or a field by label (patterns), anywhere or within another target. */
export type Target = ({ role: string; name: string } | { label: string }) & { within?: Target }

/** State of a target. `at` is the point to click; null while something covers it. */
export type Sight = { text: string; isFocused: boolean; at: [x: number, y: number] | null }

/** Finds the first match and scrolls to it. Returns null without a match. */
export function look(target: Target): Sight | null {
  const queries = window.TestingLibraryDom
  if (!queries) throw new Error('Testing Library is not in this page yet.')
  // The library's own check of visibility takes seconds on a long page.
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]')
  const find = (target: Target): HTMLElement | undefined => {
    const area = target.within ? find(target.within) : document.body
    if (!area) return undefined
    const found =
      'label' in target
        ? queries.queryAllByLabelText(area, RegExp(target.label))
        : queries.queryAllByRole(area, target.role, { name: RegExp(target.name), hidden: true })
    return found.find(isShown)
  }
  const found = find(target)
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const topmost = document.elementFromPoint(x, y)
  const isField = found instanceof HTMLInputElement || found instanceof HTMLSelectElement
  const isOnTop =
    found.contains(topmost) || (isField && topmost?.closest('label')?.control === found)
  return {
    text: isField ? found.value : found.textContent,
    isFocused: found === document.activeElement,
    at: isOnTop ? [x, y] : null,
  }
}
