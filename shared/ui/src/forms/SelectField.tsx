import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDown } from '../media/icons.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'

/** A labelled native select; its options are its children. */
export function SelectField({
  label,
  hint,
  error,
  id,
  className,
  ...select
}: FieldText & ComponentPropsWithRef<'select'>) {
  const frame = { label, hint, error, id, className, required: select.required }
  return (
    <FieldFrame {...frame}>
      {(tie) => (
        <>
          <select {...select} {...tie} className={classNames(tie.className, styles.withArrow)} />
          <span className={styles.arrow}>
            <ChevronDown size={18} />
          </span>
        </>
      )}
    </FieldFrame>
  )
}
