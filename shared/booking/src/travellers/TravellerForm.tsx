import type { TravellerDraft } from '@storefront/domain'
import {
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type DayBounds, fieldId, firstProblem, type TravellerFieldName } from './fields.ts'
import styles from './TravellerForm.module.css'
import { TravellerSection } from './TravellerSection.tsx'

export type TravellerFormHandle = {
  /**
   * Whether every traveller is complete. Otherwise the section of the first offending field opens,
   * the field gets the focus and every incomplete field says what it needs.
   */
  validate: () => boolean
}

export type TravellerFormProps = {
  /** What a traveller is called: 'Passenger' on flights, 'Guest' elsewhere (spec §2). */
  label: 'Passenger' | 'Guest'
  /** One per traveller, in order. */
  drafts: readonly TravellerDraft[]
  onChange: (index: number, change: Partial<TravellerDraft>) => void
  bounds: DayBounds
  /** Texts at the date of birth by traveller, from 0; their sections open. They block nothing. */
  ageNotes: ReadonlyMap<number, string>
  ref?: Ref<TravellerFormHandle>
}

type Sections = { open: ReadonlySet<number>; visited: ReadonlySet<number> }

/** One collapsible section of eight fields per traveller, the first one open (spec §2). */
export function TravellerForm({
  label,
  drafts,
  onChange,
  bounds,
  ageNotes,
  ref,
}: TravellerFormProps) {
  const formId = useId()
  const [{ open, visited }, setSections] = useState<Sections>(firstOpen)
  const [showsProblems, setShowsProblems] = useState(false)
  const [offender, setOffender] = useState<{ index: number; field: TravellerFieldName } | null>(
    null,
  )
  const latestDrafts = useRef(drafts)
  useEffect(() => {
    latestDrafts.current = drafts
  }, [drafts])

  // The browser's own check cannot reach into a collapsed section ("not focusable"), so the form does not use it.
  useImperativeHandle(ref, () => ({
    validate() {
      const problem = firstProblem(latestDrafts.current, bounds)
      if (!problem) return true
      setSections((sections) => opened(sections, problem.index))
      setShowsProblems(true)
      setOffender({ ...problem })
      return false
    },
  }))
  useEffect(() => {
    if (offender) document.getElementById(fieldId(formId, offender.index, offender.field))?.focus()
  }, [formId, offender])

  useEffect(() => {
    setSections((sections) => [...ageNotes.keys()].reduce(opened, sections))
  }, [ageNotes])

  const toggle = useCallback((index: number) => {
    setSections((sections) =>
      sections.open.has(index) ? closed(sections, index) : opened(sections, index),
    )
  }, [])
  const copyContact = useCallback(
    (index: number) => onChange(index, contactOf(latestDrafts.current[0])),
    [onChange],
  )

  return (
    <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <p className={styles.note}>
        All fields are required. Enter names as they appear in the passport.
      </p>
      {drafts.map((draft, index) => (
        <TravellerSection
          // A traveller's only identity is the place: Passenger 2 is the second one.
          key={index}
          formId={formId}
          index={index}
          label={label}
          draft={draft}
          isOpen={open.has(index)}
          isVisited={visited.has(index)}
          showsProblems={showsProblems}
          ageNote={ageNotes.get(index) ?? null}
          bounds={bounds}
          onToggle={toggle}
          onChange={onChange}
          onCopyContact={copyContact}
        />
      ))}
    </form>
  )
}

function firstOpen(): Sections {
  return { open: new Set([0]), visited: new Set([0]) }
}

function opened({ open, visited }: Sections, index: number): Sections {
  return { open: new Set([...open, index]), visited: new Set([...visited, index]) }
}

function closed({ open, visited }: Sections, index: number): Sections {
  return { open: new Set([...open].filter((other) => other !== index)), visited }
}

/** E-mail and phone of a traveller, without what is still empty: copying never erases what was typed. */
function contactOf(draft: TravellerDraft | undefined): Partial<TravellerDraft> {
  return {
    ...(draft?.email ? { email: draft.email } : {}),
    ...(draft?.phoneNumber ? { phoneNumber: draft.phoneNumber } : {}),
  }
}
