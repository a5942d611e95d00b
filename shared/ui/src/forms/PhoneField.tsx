import { cleanText } from '@storefront/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onIntent } from '../loading/on-intent.ts'
import type { CorrectedFieldProps } from './EmailField.tsx'
import { FieldQuestion } from './FieldQuestion.tsx'
import { TextField } from './TextField.tsx'

const phoneNumbers = onIntent(
  () => import(/* webpackChunkName: "phone-numbers" */ '@storefront/domain/phone-numbers'),
)

export type PhoneFieldProps = CorrectedFieldProps & {
  /** ISO country code for numbers without a prefix; null if unknown. */
  country: string | null
}

/** A field for a phone number. Formats it on blur, and asks about a likely typo. */
export function PhoneField(props: PhoneFieldProps) {
  const { country, onText, onFocus, onBlur, ...field } = props
  const input = useRef<HTMLInputElement>(null)
  /** The number at the last blur; null while the field has focus. */
  const [entered, setEntered] = useState<string | null>(null)
  const [question, setQuestion] = useState<string | null>(null)
  const show = useEffectEvent((text: string) => {
    // The form was sent with the text as typed.
    if (input.current?.matches(':read-only')) return
    setEntered(text)
    if (onText) onText(text)
    else if (input.current) input.current.value = text
  })

  useEffect(() => {
    setQuestion(null)
    if (!entered) return
    let isCurrent = true
    phoneNumbers.load().then(
      ({ readPhone }) => {
        // Autofill changes a field without focusing it.
        if (!isCurrent || cleanText(input.current?.value ?? '', 'phone') !== entered) return
        const reading = readPhone(entered, country)
        setQuestion(reading.question)
        if (reading.text !== entered) show(reading.text)
      },
      (error) => console.error('Formatting a phone number failed:', error),
    )
    return () => {
      isCurrent = false
    }
  }, [entered, country])

  return (
    <FieldQuestion question={field.error ? null : question}>
      <TextField
        {...field}
        ref={input}
        type="tel"
        onFocus={(event) => {
          phoneNumbers.preload()
          setEntered(null)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          setEntered(cleanText(event.currentTarget.value, 'phone'))
          onBlur?.(event)
        }}
      />
    </FieldQuestion>
  )
}
