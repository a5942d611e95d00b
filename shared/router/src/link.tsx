import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address within the site: a path from its root, with its query and `#part`, or a `#part` of the page shown. */
  to: string
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean
}

/**
 * An anchor that the router follows. A click that asks for a tab or a window of its own is the browser's, and the
 * address already shown is not put into the history once more. Needs far less of the library than its own link does,
 * which every page pays for (docs/decisions/0017).
 */
export function Link({ to, preventScrollReset, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !staysHere(event)) return
    event.preventDefault()
    const replace = event.currentTarget.href === window.location.href
    void navigate(to, { replace, preventScrollReset })
  }
  return <a {...rest} href={to} onClick={follow} />
}

function staysHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button === 0 && !isModified && (!target || target === '_self')
}
