import type { ComponentPropsWithRef, MouseEvent } from 'react'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-look.ts'

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    /** The button's call is running: it stays focusable but does nothing, and says `busyLabel`. */
    busy?: boolean
    /** Text while busy; the label stays when absent. */
    busyLabel?: string
  }

/** A button. It submits only when asked to (`type="submit"`). */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    busy = false,
    busyLabel,
    className,
    onClick,
    children,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={press}
    >
      {busy && <span className={styles.tinySpinner} aria-hidden="true" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
