import { Link, type LinkProps } from '@storefront/router'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

type ButtonLook = {
  /** `cta` (coral) marks the one main action of a screen. */
  variant?: 'cta' | 'primary' | 'secondary' | 'ghost' | 'whatsapp'
  size?: 'small' | 'medium'
  wide?: boolean
  className?: string | undefined
}

function buttonClass({ variant = 'primary', size, wide, className }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  )
}

type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    /** True while a call runs. The button then stays focusable, does nothing and shows `busyLabel`. */
    busy?: boolean
    busyLabel?: string
  }

/** A button with type `button` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, busy, busyLabel, className, onClick, children, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      className={buttonClass({ variant, size, wide, className })}
      onClick={press}
    >
      {busy && <span className={styles.tinySpinner} aria-hidden="true" />}
      {/* A new element for each label, because React cannot update a text that a translator has replaced. */}
      <span key={busy ? busyLabel : undefined} className={styles.label}>
        {busy ? (busyLabel ?? children) : children}
      </span>
    </button>
  )
}

type ButtonLinkProps = ButtonLook &
  (
    | (LinkProps & { href?: undefined })
    | (ComponentPropsWithRef<'a'> & { href: string; to?: undefined })
  )

/** A link that looks like a button: `to` inside the storefront, `href` anywhere else. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ variant, size, wide, className })
  return rest.href === undefined ? (
    <Link {...rest} className={look} />
  ) : (
    <a {...rest} className={look} />
  )
}

/** A button-like link to a WhatsApp chat, in a new tab. */
export function ChatLink(props: ButtonLook & ComponentPropsWithRef<'a'> & { href: string }) {
  return <ButtonLink variant="whatsapp" target="_blank" rel="noopener noreferrer" {...props} />
}
