import type { TravellerPlace } from '@storefront/domain'
import { type Ref, useCallback, useEffect, useId, useImperativeHandle, useState } from 'react'
import { fieldId, firstProblem, type TravellerFieldName, type TripBounds } from './fields.ts'
import styles from './TravellerForm.module.css'
import { TravellerSection } from './TravellerSection.tsx'
import type { Travellers } from './traveller-drafts.ts'

export type TravellerFormHandle = {
  /**
   * Whether every traveller is complete. Otherwise the section of the first offending field opens,
   * the field gets the focus and every incomplete field says what it needs.
   */
  validate: () => boolean
}

export type TravellerFormProps = Travellers & {
  /** What a traveller is called: 'Passenger' on flights, 'Guest' elsewhere. */
  label: 'Passenger' | 'Guest'
  bounds: TripBounds
  ref?: Ref<TravellerFormHandle>
}

type Places = ReadonlySet<TravellerPlace>
type Sections = { open: Places; visited: Places }
type Offender = { place: TravellerPlace; field: TravellerFieldName }

/** One collapsible section of eight fields per traveller, the first one open. */
export function TravellerForm(props: TravellerFormProps) {
  const { label, travellers, change, copyContact, bounds, ref } = props
  const formId = useId()
  const [{ open, visited }, setSections] = useState<Sections>(firstOpen)
  const [showsProblems, setShowsProblems] = useState(false)
  const [offender, setOffender] = useState<Offender | null>(null)

  // The browser's own check cannot reach into a collapsed section ("not focusable"), so the form does not use it.
  useImperativeHandle(ref, () => ({
    validate() {
      const problem = firstProblem(travellers, bounds)
      if (!problem) return true
      setSections((sections) => opened(sections, problem.place))
      setShowsProblems(true)
      setOffender(problem)
      return false
    },
  }))
  useEffect(() => {
    if (offender) document.getElementById(fieldId(formId, offender.place, offender.field))?.focus()
  }, [formId, offender])

  const toggle = useCallback((place: TravellerPlace) => {
    setSections((sections) =>
      sections.open.has(place) ? closed(sections, place) : opened(sections, place),
    )
  }, [])

  return (
    <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <p className={styles.note}>
        All fields are required. Enter names as they appear in the passport.
      </p>
      {travellers.map(({ place, draft }, index) => (
        <TravellerSection
          // A record belongs to a place in its band: with an adult less, the child's section stays the child's.
          key={place}
          formId={formId}
          place={place}
          index={index}
          label={label}
          draft={draft}
          isOpen={open.has(place)}
          isVisited={visited.has(place)}
          showsProblems={showsProblems}
          bounds={bounds}
          onToggle={toggle}
          onChange={change}
          onCopyContact={copyContact}
        />
      ))}
    </form>
  )
}

function firstOpen(): Sections {
  return { open: new Set(['adults-1']), visited: new Set(['adults-1']) }
}

function opened({ open, visited }: Sections, place: TravellerPlace): Sections {
  return { open: new Set([...open, place]), visited: new Set([...visited, place]) }
}

function closed({ open, visited }: Sections, place: TravellerPlace): Sections {
  return { open: new Set([...open].filter((other) => other !== place)), visited }
}
