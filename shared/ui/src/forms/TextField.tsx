import type { ComponentPropsWithRef } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'

/** A labelled text box; any input attribute passes through. */
export function TextField({
  label,
  hint,
  note,
  error,
  id,
  className,
  ...input
}: FieldText & ComponentPropsWithRef<'input'>) {
  const frame = { label, hint, note, error, id, className, required: input.required }
  return <FieldFrame {...frame}>{(tie) => <input type="text" {...input} {...tie} />}</FieldFrame>
}

/** A labelled box for longer text. */
export function TextAreaField({
  label,
  hint,
  error,
  id,
  className,
  ...area
}: FieldText & ComponentPropsWithRef<'textarea'>) {
  const frame = { label, hint, error, id, className, required: area.required }
  return <FieldFrame {...frame}>{(tie) => <textarea rows={5} {...area} {...tie} />}</FieldFrame>
}
