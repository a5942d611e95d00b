import { Link, type LinkProps } from '@storefront/router'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'

export type ButtonLinkProps = ButtonLook &
  (
    | (LinkProps & { href?: undefined })
    | (ComponentPropsWithRef<'a'> & { href: string; to?: undefined })
  )

/** A link that looks like a button: `to` inside the storefront, `href` anywhere else. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ variant, size, wide }, className)
  return rest.href === undefined ? (
    <Link {...rest} className={look} />
  ) : (
    <a {...rest} className={look} />
  )
}
