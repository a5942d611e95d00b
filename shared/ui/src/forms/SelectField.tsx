import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDown } from '../media/icons.ts'
import styles from './Field.module.css'
import { describedBy, FieldFrame, type FieldText } from './FieldFrame.tsx'

export type SelectFieldProps = FieldText & ComponentPropsWithRef<'select'>

/** A labelled native select; its options are its children. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, id, className, ...select } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      required={select.required}
      className={className}
    >
      <select
        {...select}
        {...describedBy(fieldId, { hint, error })}
        id={fieldId}
        className={classNames(styles.control, styles.withArrow)}
      />
      <span className={styles.arrow}>
        <ChevronDown size={18} aria-hidden="true" />
      </span>
    </FieldFrame>
  )
}
