import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

export type ButtonVariant = 'cta' | 'primary' | 'secondary' | 'ghost' | 'whatsapp'

/** How a button or a link that acts like one looks. */
export type ButtonLook = {
  /** `cta` (coral) is kept for the one main action of a screen. */
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  /** Takes the whole width of its parent. */
  wide?: boolean
}

/** Class names of a button-like element. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'primary', size = 'medium', wide = false } = look
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  )
}
