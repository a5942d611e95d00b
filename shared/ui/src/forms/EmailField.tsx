import { cleanText, suggestEmail } from '@storefront/domain'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import type { FieldText } from './FieldFrame.tsx'
import { FieldQuestion } from './FieldQuestion.tsx'
import { TextField } from './TextField.tsx'

export type CorrectedFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'ref' | 'type'> & {
    /** Receives the corrected text of a controlled field. Without `onText` the field writes into its input. */
    onText?: (text: string) => void
  }

/** A field for an email address that offers to correct a likely typo in the domain. */
export function EmailField({ onText, onBlur, onInput, ...props }: CorrectedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const accept = (address: string) => {
    if (onText) onText(address)
    else if (input.current) input.current.value = address
    setSuggestion(null)
    // The button that had the focus is removed.
    input.current?.focus()
  }
  const question = suggestion && (
    <Button variant="secondary" size="small" onClick={() => accept(suggestion)}>
      {`Did you mean ${suggestion}?`}
    </Button>
  )
  return (
    <FieldQuestion question={question}>
      <TextField
        {...props}
        ref={input}
        type="email"
        onInput={(event) => {
          setSuggestion(null)
          onInput?.(event)
        }}
        onBlur={(event) => {
          setSuggestion(suggestEmail(cleanText(event.currentTarget.value, 'email')))
          onBlur?.(event)
        }}
      />
    </FieldQuestion>
  )
}
