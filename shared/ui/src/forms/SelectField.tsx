import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDown, Icon } from '../media/icons.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldText, splitField } from './FieldFrame.tsx'

/** A labelled native select. */
export function SelectField(props: FieldText & ComponentPropsWithRef<'select'>) {
  const [frame, select] = splitField(props)
  return (
    <FieldFrame {...frame}>
      {(tie) => (
        <>
          <select {...select} {...tie} className={classNames(tie.className, styles.withArrow)} />
          <span className={styles.arrow}>
            <Icon shape={ChevronDown} size={18} />
          </span>
        </>
      )}
    </FieldFrame>
  )
}
