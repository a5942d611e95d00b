import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

export type ButtonVariant = 'cta' | 'primary' | 'secondary' | 'ghost' | 'whatsapp'

/** How a button or a link that acts like one looks. */
export type ButtonLook = {
  /** `cta` (coral) is kept for the one main action of a screen. */
  variant?: ButtonVariant
  /** `large` is as high as a field. */
  size?: 'small' | 'medium' | 'large'
  /** Takes the whole width of its parent. */
  wide?: boolean
}

/** Class names of a button-like element. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'primary', size = 'medium', wide = false } = look
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    className,
  )
}
