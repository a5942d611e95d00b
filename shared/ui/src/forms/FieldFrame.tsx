import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'

export type FieldText = {
  label: string
  hint?: ReactNode
  /** Remark at the end of the label's line, hidden from screen readers. */
  note?: string | undefined
  /** Problem with the value; marks the field as invalid. */
  error?: string | null
}

/** Splits a field's props into those of its frame and those of its control. */
export function splitField<
  Props extends FieldText & { id?: string; className?: string; required?: boolean },
>({ label, hint, note, error, id, className, ...control }: Props) {
  return [{ label, hint, note, error, id, className, required: control.required }, control] as const
}

/** Attributes that link a control to its label, hint and error. */
export type ControlTie = {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldFrameProps = FieldText & {
  id?: string
  required?: boolean
  /** Shown before the label and the value. */
  icon?: ReactNode
  className?: string
  /** Renders the control, which must spread `tie`. */
  children: (tie: ControlTie) => ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, note, error, required, icon, className, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.box, icon != null && styles.withIcon)}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <label htmlFor={id} className={classNames(styles.label, required && styles.required)}>
          {label}
        </label>
        {note && (
          <span className={styles.remark} aria-hidden="true">
            {note}
          </span>
        )}
        {children({
          id,
          className: styles.control,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
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
