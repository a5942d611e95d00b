import type { ComponentPropsWithRef } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'

export type TextFieldProps = FieldText & ComponentPropsWithRef<'input'>

/** A labelled text box; any input attribute passes through. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  const frame = { label, hint, error, id, className, required: input.required }
  return <FieldFrame {...frame}>{(tie) => <input type="text" {...input} {...tie} />}</FieldFrame>
}
