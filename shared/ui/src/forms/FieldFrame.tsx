import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'

/** What every labelled field takes. */
export type FieldText = {
  label: string
  hint?: ReactNode
  /** What is wrong with the value; it marks the field as invalid. */
  error?: string | null
}

type FieldFrameProps = FieldText & {
  id: string
  required?: boolean
  /** Before the value; the label moves with it. */
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** Label, box, hint and error of one field. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, required, icon, className, children } = props
  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.box, icon != null && styles.withIcon)}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <label htmlFor={id} className={classNames(styles.label, required && styles.required)}>
          {label}
        </label>
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** What ties a control to its frame's hint and error. */
export function describedBy(id: string, { hint, error }: Omit<FieldText, 'label'>) {
  const ids = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}
