import type { ComponentPropsWithRef } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'

export type TextAreaFieldProps = FieldText & ComponentPropsWithRef<'textarea'>

/** A labelled box for longer text. */
export function TextAreaField({ label, hint, error, id, className, ...area }: TextAreaFieldProps) {
  const frame = { label, hint, error, id, className, required: area.required }
  return <FieldFrame {...frame}>{(tie) => <textarea rows={5} {...area} {...tie} />}</FieldFrame>
}
