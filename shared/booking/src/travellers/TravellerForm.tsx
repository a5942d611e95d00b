import type { TravellerSlot } from '@storefront/domain'
import { Button, Callout, Dated } from '@storefront/ui'
import { type Ref, useEffect, useId, useImperativeHandle, useState } from 'react'
import { BookedTravellersSlot } from './BookedTravellersSlot.tsx'
import {
  type FormProblem,
  fieldId,
  formProblems,
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
export type ChildOffer = { text: string; label: string; accept: () => TravellerSlot }

export type TravellerFormProps = Travellers & {
  label: 'Passenger' | 'Guest'
  bounds: TripBounds
  /** Returns the offer to show beside a birth date, or null. */
  childOffer: (traveller: Traveller) => ChildOffer | null
  ref?: Ref<TravellerFormHandle>
}

type Slots = ReadonlySet<TravellerSlot>

/** One collapsible section per traveller, the first open. Completing one opens the next incomplete one. */
export function TravellerForm(props: TravellerFormProps) {
  const { label, travellers, change, sharesContact, setSharesContact, bounds, ref } = props
  const { childOffer, move } = props
  const formId = useId()
  const [open, setOpen] = useState<Slots>(new Set(['adults-1']))
  /** Sections that show their problems. */
  const [checked, setChecked] = useState<Slots>(new Set())
  const [listed, setListed] = useState<readonly FormProblem[]>([])
  const [target, setTarget] = useState<{ id: string } | null>(null)

  const openSection = (slot: TravellerSlot) => setOpen((slots) => new Set([...slots, slot]))
  const closeSection = (slot: TravellerSlot) =>
    setOpen((slots) => new Set([...slots].filter((other) => other !== slot)))

  // Native validation cannot focus fields of a collapsed section.
  useImperativeHandle(ref, () => ({
    validate() {
      const found = formProblems(travellers, bounds, label)
      setListed(found)
      const [first] = found
      if (!first) return true
      setChecked(new Set(travellers.map(({ slot }) => slot)))
      openSection(first.slot)
      setTarget({ id: `${formId}-problems` })
      return false
    },
  }))

  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])

  const show = (slot: TravellerSlot, field: TravellerFieldName) => {
    openSection(slot)
    setTarget({ id: fieldId(formId, slot, field) })
  }
  const goOn = (slot: TravellerSlot, next: TravellerSlot, missing?: TravellerFieldName) => {
    if (missing) {
      setChecked((slots) => new Set([...slots, slot]))
      setTarget({ id: fieldId(formId, slot, missing) })
    } else {
      closeSection(slot)
      show(next, 'firstName')
    }
  }
  const accept = (slot: TravellerSlot, offer: ChildOffer) => {
    const now = offer.accept()
    closeSection(slot)
    show(now, 'dob')
  }
  const noteOf = (traveller: Traveller) => {
    const offer = childOffer(traveller)
    return (
      offer && (
        <Callout tone="info" className={styles.offer}>
          <p key={offer.text}>
            <Dated text={offer.text} />
          </p>
          <Button variant="secondary" size="small" onClick={() => accept(traveller.slot, offer)}>
            {offer.label}
          </Button>
        </Callout>
      )
    )
  }

  const problemsOf = travellerProblems(travellers, bounds)
  const incomplete = travellers.flatMap(({ slot }, index) =>
    problemsOf[index]?.length ? [{ index, slot }] : [],
  )
  const nextOf = (index: number) =>
    (incomplete.find((one) => one.index > index) ?? incomplete.find((one) => one.index !== index))
      ?.slot
  // Completing a section opens the next below and keeps the focus.
  const left = incomplete.length
  const [before, setBefore] = useState(left)
  if (left !== before) {
    setBefore(left)
    const [next] = incomplete
    if (next && left < before && !incomplete.some(({ slot }) => open.has(slot)))
      openSection(next.slot)
  }
  const count = travellers.length
  return (
    <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <ProblemList
        formId={formId}
        problems={listed.filter(({ slot }) => travellers.some((one) => one.slot === slot))}
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
      {travellers.map((traveller, index) => {
        const { slot, draft } = traveller
        const problems = problemsOf[index] ?? []
        const next = nextOf(index)
        return (
          <TravellerSection
            // Records belong to a slot of a band: removing an adult keeps the child's section.
            key={slot}
            {...{ formId, slot, index, label, draft, problems, bounds }}
            isOpen={open.has(slot)}
            showsProblems={checked.has(slot)}
            birthNote={noteOf(traveller)}
            onToggle={() => (open.has(slot) ? closeSection(slot) : openSection(slot))}
            onChange={(fields) => change(slot, fields)}
            onNext={next ? () => goOn(slot, next, problems[0]?.field) : null}
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
        )
      })}
    </form>
  )
}
