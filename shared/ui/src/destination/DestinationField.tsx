import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { FieldFrame } from '../forms/FieldFrame.tsx'
import { onIntent } from '../loading/on-intent.ts'
import { useOnIntent } from '../loading/use-on-intent.ts'
import { Icon, MapPin } from '../media/icons.ts'
import { closedList } from '../typeahead/list-state.ts'
import type { Lookup } from '../typeahead/suggestions.ts'
import type { DestinationSuggestion } from './destination-suggestion.ts'

const list = onIntent(
  () => import(/* webpackChunkName: "destination-suggestions" */ './SuggestionList.tsx'),
)

export type DestinationFieldProps = {
  name: string
  /** Any text; a suggestion only fills it in. */
  value: string
  onChange: (text: string) => void
  search: Lookup<DestinationSuggestion>
  placeholder: string
  ref?: Ref<HTMLInputElement>
  className?: string
}

/**
 * A text box with suggestions. The server renders the input, which works without the list. The code of the list is
 * fetched on intent.
 */
export function DestinationField(props: DestinationFieldProps) {
  const { name, value, onChange, search, placeholder, className } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement, [])
  const [isEngaged, setIsEngaged] = useState(false)
  const [query, setQuery] = useState<string | null>(null)
  const [shown, setShown] = useState(closedList)
  const { module } = useOnIntent(list, isEngaged, () => setIsEngaged(false))

  const type = (text: string) => {
    setIsEngaged(true)
    setQuery(text)
    onChange(text)
  }
  const pick = (suggestion: DestinationSuggestion) => {
    setQuery(null)
    onChange(suggestion.name)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && query === null) setQuery(value)
    // The form is submitted, unless the list has taken Enter for a suggestion.
    if (event.key === 'Enter' && !event.defaultPrevented) setQuery(null)
  }

  return (
    <FieldFrame
      id={id}
      label="Destination"
      icon={<Icon shape={MapPin} size={20} />}
      className={className}
    >
      {(tie) => (
        <>
          <input
            {...tie}
            ref={input}
            name={name}
            type="text"
            value={value}
            placeholder={placeholder}
            {...shown}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
            onPointerEnter={list.preload}
            onFocus={() => setIsEngaged(true)}
            onClick={() => value === '' && setQuery('')}
            onBlur={() => setQuery(null)}
          />
          {module && (
            <module.SuggestionList
              id={`${id}-list`}
              input={input}
              query={query}
              search={search}
              onPick={pick}
              onClean={onChange}
              onDismiss={() => setQuery(null)}
              onStateChange={setShown}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}
