import { TextField } from '@storefront/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce in ms. */
const pauseMs = 300

export type TextFilterProps = { label: string; text: string; onChange: (text: string) => void }

/** Filter by a text. Typed text shows at once. The address and the list follow after a pause. */
export function TextFilter({ label, text, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(text)
  const [reported, setReported] = useState(text)
  const [shown, setShown] = useState(text)
  if (text !== shown) {
    setShown(text)
    // Back changed the text. A reported one arrives later, and more may have been typed since.
    if (text !== reported) {
      setReported(text)
      setTyped(text)
    }
  }
  const report = useEffectEvent((typed: string) => {
    if (typed === reported) return
    setReported(typed)
    onChange(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => report(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label={label}
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
