// Functions of this file are sent into the page as their source: they may use nothing from outside themselves.

declare global {
  interface Window {
    TestingLibraryDom?: typeof import('@testing-library/dom')
  }
}

/** Target of a visitor: a thing by its role and name, or a field by its label (patterns), in a part of the page or anywhere. */
export type Target = ({ role: string; name: string } | { label: string }) & { within?: Target }

/** State of a target. `at`: where to press it; null while something else lies there. */
export type Sight = { text: string; isFocused: boolean; at: [x: number, y: number] | null }

/** Looks for the first thing that is meant and scrolls to it; null when there is none. */
export function look(target: Target): Sight | null {
  const queries = window.TestingLibraryDom
  if (!queries) throw new Error('Testing Library is not in this page yet.')
  // The library's own test of what is hidden takes seconds on a long page.
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]')
  const find = (wanted: Target): HTMLElement | undefined => {
    const area = wanted.within ? find(wanted.within) : document.body
    if (!area) return undefined
    const found =
      'label' in wanted
        ? queries.queryAllByLabelText(area, RegExp(wanted.label))
        : queries.queryAllByRole(area, wanted.role, { name: RegExp(wanted.name), hidden: true })
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
