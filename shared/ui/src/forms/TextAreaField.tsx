import { type ComponentPropsWithRef, useId } from 'react'
import styles from './Field.module.css'
import { describedBy, FieldFrame, type FieldText } from './FieldFrame.tsx'

export type TextAreaFieldProps = FieldText & ComponentPropsWithRef<'textarea'>

/** A labelled box for longer text. */
export function TextAreaField({ label, hint, error, id, className, ...area }: TextAreaFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      required={area.required}
      className={className}
    >
      <textarea
        rows={5}
        {...area}
        {...describedBy(fieldId, { hint, error })}
        id={fieldId}
        className={styles.control}
      />
    </FieldFrame>
  )
}
