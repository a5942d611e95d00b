import type { ComponentPropsWithRef } from 'react'
import { FieldFrame, type FieldText, splitField } from './FieldFrame.tsx'

/** A labelled text input. */
export function TextField(props: FieldText & ComponentPropsWithRef<'input'>) {
  const [frame, input] = splitField(props)
  return <FieldFrame {...frame}>{(tie) => <input type="text" {...input} {...tie} />}</FieldFrame>
}

/** A labelled textarea. */
export function TextAreaField(props: FieldText & ComponentPropsWithRef<'textarea'>) {
  const [frame, area] = splitField(props)
  return <FieldFrame {...frame}>{(tie) => <textarea rows={5} {...area} {...tie} />}</FieldFrame>
}
