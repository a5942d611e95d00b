import { cleanText, suggestEmail } from '@storefront/domain'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import type { FieldText } from './FieldFrame.tsx'
import { FieldQuestion } from './FieldQuestion.tsx'
import { TextField } from './TextField.tsx'

export type CorrectedFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'ref' | 'type'> & {
    /** Takes a corrected text of a controlled field; without it the input is written to. */
    onText?: (text: string) => void
  }

/** A box for an e-mail address. Asks about a likely slip of its domain, and corrects it in one tap. */
export function EmailField({ onText, onBlur, onInput, ...props }: CorrectedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const accept = (address: string) => {
    if (onText) onText(address)
    else if (input.current) input.current.value = address
    setSuggestion(null)
    // The button is gone with its question.
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
