import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  label: string
  /** `outlined` on a plain surface, `floating` over pictures. */
  variant?: 'plain' | 'outlined' | 'floating'
}

/** A round button that shows only an icon (its child). */
export function IconButton({ label, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.iconButton, variant !== 'plain' && styles[variant], className)}
    />
  )
}
