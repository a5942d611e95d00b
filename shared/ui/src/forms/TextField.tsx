import { type ComponentPropsWithRef, useId } from 'react'
import styles from './Field.module.css'
import { describedBy, FieldFrame, type FieldText } from './FieldFrame.tsx'

export type TextFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'className'> & {
    className?: string
  }

/** A labelled text box; any input attribute passes through. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      required={input.required}
      className={className}
    >
      <input
        type="text"
        {...input}
        {...describedBy(fieldId, { hint, error })}
        id={fieldId}
        className={styles.control}
      />
    </FieldFrame>
  )
}
