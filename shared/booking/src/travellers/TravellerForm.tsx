import type { TravellerPlace } from '@storefront/domain'
import { Button, Callout, Dated } from '@storefront/ui'
import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { BookedTravellersSlot } from './BookedTravellersSlot.tsx'
import {
  type FormProblem,
  fieldId,
  formProblems,
  repeatedPassports,
  type TravellerFieldName,
  type TripBounds,
  travellerProblems,
} from './fields.ts'
import { ProblemList } from './ProblemList.tsx'
import styles from './TravellerForm.module.css'
import { TravellerSection } from './TravellerSection.tsx'
import type { Traveller, Travellers } from './traveller-drafts.ts'

export type TravellerFormHandle = {
  /**
   * Returns true if every traveller is complete. Otherwise lists and focuses the problems, opens the first incomplete
   * section and shows every field's problem.
   */
  validate: () => boolean
}

/** Offer to count an infant as a child; `accept` returns the traveller's new slot. */
export type ChildOffer = { text: string; label: string; accept: () => TravellerPlace }

export type TravellerFormProps = Travellers & {
  label: 'Passenger' | 'Guest'
  bounds: TripBounds
  /** Returns the offer to show beside a birth date, or null. */
  childOffer: (traveller: Traveller) => ChildOffer | null
  ref?: Ref<TravellerFormHandle>
}

type Places = ReadonlySet<TravellerPlace>
type Sections = {
  open: Places
  /** Sections that show their problems. */
  checked: Places
}

/** One collapsible section per traveller, the first open. Completing one opens the next incomplete one. */
export function TravellerForm(props: TravellerFormProps) {
  const { label, travellers, change, sharesContact, setSharesContact, bounds, ref } = props
  const { childOffer, move } = props
  const formId = useId()
  const [{ open, checked }, setSections] = useState<Sections>(firstOpen)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [target, setTarget] = useState<{ id: string } | null>(null)

  // Native validation cannot focus fields of a collapsed section.
  useImperativeHandle(ref, () => ({
    validate() {
      const found = formProblems(travellers, bounds, label)
      setProblems(found)
      const [first] = found
      if (!first) return true
      const all = new Set(travellers.map(({ place }) => place))
      setSections((sections) => ({ ...opened(sections, first.place), checked: all }))
      setTarget({ id: `${formId}-problems` })
      return false
    },
  }))

  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])

  const toggle = useCallback((place: TravellerPlace) => {
    setSections((sections) =>
      sections.open.has(place) ? closed(sections, place) : opened(sections, place),
    )
  }, [])
  const show = useCallback(
    (place: TravellerPlace, field: TravellerFieldName) => {
      setSections((sections) => opened(sections, place))
      setTarget({ id: fieldId(formId, place, field) })
    },
    [formId],
  )
  const goOn = useCallback(
    (place: TravellerPlace, next: TravellerPlace, missing: TravellerFieldName | undefined) => {
      if (missing) {
        setSections((sections) => ({ ...sections, checked: new Set([...sections.checked, place]) }))
        setTarget({ id: fieldId(formId, place, missing) })
      } else {
        setSections((sections) => opened(closed(sections, place), next))
        setTarget({ id: fieldId(formId, next, 'firstName') })
      }
    },
    [formId],
  )

  const accept = (place: TravellerPlace, offer: ChildOffer) => {
    const now = offer.accept()
    setSections((sections) => opened(closed(sections, place), now))
    setTarget({ id: fieldId(formId, now, 'dob') })
  }
  const noteOf = (traveller: Traveller) => {
    const offer = childOffer(traveller)
    return (
      offer && (
        <Callout tone="info" className={styles.offer}>
          <p key={offer.text}>
            <Dated text={offer.text} />
          </p>
          <Button variant="secondary" size="small" onClick={() => accept(traveller.place, offer)}>
            {offer.label}
          </Button>
        </Callout>
      )
    )
  }

  const repeated = repeatedPassports(travellers)
  const incomplete = travellers.flatMap((traveller, index) => {
    const { place } = traveller
    const problems = travellerProblems(traveller, bounds, repeated.has(place))
    return problems.length > 0 ? [{ index, place }] : []
  })
  const nextOf = (index: number) =>
    (incomplete.find((one) => one.index > index) ?? incomplete.find((one) => one.index !== index))
      ?.place ?? null
  // Completing a section opens the next below and keeps the focus.
  const left = incomplete.length
  const before = useRef(left)
  const leadOn = useEffectEvent(() => {
    const [next] = incomplete
    if (!next || incomplete.some(({ place }) => open.has(place))) return
    setSections((sections) => opened(sections, next.place))
  })
  useEffect(() => {
    if (left < before.current) leadOn()
    before.current = left
  }, [left])
  const count = travellers.length
  return (
    <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <ProblemList
        formId={formId}
        problems={problems.filter(({ place }) => travellers.some((one) => one.place === place))}
        onChoose={show}
      />
      <p className={styles.note}>
        All fields are required: airlines, hotels and tour operators register who travels by
        passport. Enter names as they appear in it.
      </p>
      <BookedTravellersSlot travellers={travellers} move={move} />
      {count > 1 && (
        <p role="status" className={styles.progress}>
          {`${count - left} of ${count} done`}
        </p>
      )}
      {travellers.map((traveller, index) => (
        <TravellerSection
          // Records belong to a slot of a band: removing an adult keeps the child's section.
          key={traveller.place}
          formId={formId}
          place={traveller.place}
          index={index}
          label={label}
          draft={traveller.draft}
          repeatsPassport={repeated.has(traveller.place)}
          isOpen={open.has(traveller.place)}
          showsProblems={checked.has(traveller.place)}
          bounds={bounds}
          birthNote={noteOf(traveller)}
          next={nextOf(index)}
          onToggle={toggle}
          onChange={change}
          onNext={goOn}
        >
          {index === 0 && count > 1 && (
            <label className={styles.shared}>
              <input
                type="checkbox"
                checked={sharesContact}
                onChange={(event) => setSharesContact(event.currentTarget.checked)}
              />
              Use this email, phone and nationality for everyone
            </label>
          )}
        </TravellerSection>
      ))}
    </form>
  )
}

function firstOpen(): Sections {
  return { open: new Set(['adults-1']), checked: new Set() }
}

function opened(sections: Sections, place: TravellerPlace): Sections {
  return { ...sections, open: new Set([...sections.open, place]) }
}

function closed(sections: Sections, place: TravellerPlace): Sections {
  return { ...sections, open: new Set([...sections.open].filter((other) => other !== place)) }
}
