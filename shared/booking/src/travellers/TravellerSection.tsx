import type { TravellerBand } from '@storefront/contract'
import {
  bandLabel,
  bandOf,
  formatDate,
  isIsoDate,
  type TravellerDraft,
  type TravellerSlot,
} from '@storefront/domain'
import { countries } from '@storefront/domain/countries'
import {
  Button,
  EmailField,
  PhoneField,
  SelectField,
  TextField,
  VisuallyHidden,
} from '@storefront/ui'
import { ChevronDown, CircleCheck, Icon } from '@storefront/ui/icons'
import { type ChangeEvent, Fragment, type ReactNode, useId, useState } from 'react'
import { DocumentHelp, documentHint } from './DocumentHelp.tsx'
import {
  autoCompleteOf,
  cleanFieldText,
  type FormProblem,
  fieldId,
  missingText,
  type TravellerField,
  type TripBounds,
  travellerFields,
} from './fields.ts'
import styles from './TravellerSection.module.css'

export type TravellerSectionProps = {
  formId: string
  slot: TravellerSlot
  /** Index among all travellers. */
  index: number
  label: 'Passenger' | 'Guest'
  draft: TravellerDraft
  problems: readonly FormProblem[]
  isOpen: boolean
  showsProblems: boolean
  bounds: TripBounds
  birthNote?: ReactNode
  onToggle: () => void
  onChange: (change: Partial<TravellerDraft>) => void
  /** Null if no other traveller is incomplete. */
  onNext: (() => void) | null
  children?: ReactNode
}

/** Collapsible section of a traveller. A closed section keeps its inputs, so that a half-typed date survives. */
export function TravellerSection(props: TravellerSectionProps) {
  const { formId, slot, index, label, draft, problems, isOpen, showsProblems, bounds } = props
  const id = useId()
  // Inputs render once the section was opened, because in a large party most stay closed.
  const [isVisited, setVisited] = useState(isOpen)
  if (isOpen && !isVisited) setVisited(true)
  const title = `${label} ${index + 1}`
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.header}>
        <h2 className={styles.heading}>
          <button
            type="button"
            id={`${id}-title`}
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            aria-describedby={`${id}-band ${id}-status`}
            onClick={props.onToggle}
          >
            {title}
          </button>{' '}
          <span id={`${id}-band`} className={styles.band}>
            {`· ${bandLabel(bandOf(slot))}`}
          </span>
        </h2>
        <span id={`${id}-status`} className={styles.status}>
          <SectionStatus missing={problems.length} draft={draft} showsProblems={showsProblems} />
        </span>
        <Icon shape={ChevronDown} className={styles.chevron} data-open={isOpen} size={20} />
      </div>
      <div id={`${id}-panel`} className={styles.panel} hidden={!isOpen}>
        {isVisited &&
          travellerFields.map((field) => (
            <Fragment key={field.name}>
              <TravellerInput
                id={fieldId(formId, slot, field.name)}
                field={field}
                index={index}
                band={bandOf(slot)}
                draft={draft}
                problem={problems.find((problem) => problem.field === field.name)?.text ?? null}
                showsProblem={showsProblems}
                bounds={bounds}
                onChange={(text) => props.onChange({ [field.name]: text })}
              />
              {field.name === 'dob' && props.birthNote}
            </Fragment>
          ))}
        {isVisited && <DocumentHelp bounds={bounds} />}
        {isVisited && props.children}
        {isVisited && props.onNext && (
          <Button variant="secondary" className={styles.next} onClick={props.onNext}>
            {`Next ${label.toLowerCase()}`}
          </Button>
        )}
      </div>
    </section>
  )
}

type SectionStatusProps = Pick<TravellerSectionProps, 'draft' | 'showsProblems'> & {
  missing: number
}

function SectionStatus({ missing, draft, showsProblems }: SectionStatusProps) {
  const name = `${draft.firstName} ${draft.lastName}`.trim()
  if (missing === 0) {
    return (
      <span className={styles.complete}>
        <span className={styles.name}>{name}</span>
        <VisuallyHidden>, complete</VisuallyHidden>
        <Icon shape={CircleCheck} size={18} />
      </span>
    )
  }
  if (showsProblems) {
    return <span className={styles.incomplete}>{missingText(missing)}</span>
  }
  return <span className={styles.name}>{name}</span>
}

type TravellerInputProps = {
  id: string
  field: TravellerField
  index: number
  band: TravellerBand
  draft: TravellerDraft
  problem: string | null
  /** Shows the problem even before the visitor leaves the field. */
  showsProblem: boolean
  bounds: TripBounds
  onChange: (text: string) => void
}

/** Without a limit, browsers accept six-digit years. */
const lastDay = '9999-12-31'

/** Labelled input. Shows its problem once the visitor has typed and left it. */
function TravellerInput(props: TravellerInputProps) {
  const { id, field, index, band, draft, problem, bounds, onChange } = props
  const value = draft[field.name]
  const [isDone, setDone] = useState(false)
  const shared = {
    id,
    name: `${field.name}-${index + 1}`,
    label: field.label,
    value,
    required: true,
    error: props.showsProblem || isDone ? problem : null,
    autoComplete: autoCompleteOf(field, index),
    hint: documentHint(field.name, draft, band, bounds),
    onBlur: () => {
      const cleaned = cleanFieldText(field.name, value)
      if (cleaned !== value) onChange(cleaned)
      setDone(cleaned !== '')
    },
  }
  if (field.kind === 'country') {
    return (
      <SelectField {...shared} onChange={(event) => onChange(event.currentTarget.value)}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  }
  const typed = {
    ...shared,
    maxLength: field.maxLength,
    onText: onChange,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
  }
  if (field.kind === 'email') return <EmailField {...typed} />
  if (field.kind === 'tel') return <PhoneField {...typed} country={draft.nationality} />
  return (
    <TextField
      {...shared}
      type={field.kind}
      // Browsers show dates in their own order, so the note repeats them in ours.
      note={field.kind === 'date' && isIsoDate(value) ? formatDate(value) : undefined}
      {...(field.kind === 'date' ? dayLimits(field, bounds) : { maxLength: field.maxLength })}
      {...(field.name === 'passportNumber'
        ? { autoCapitalize: 'characters', spellCheck: false }
        : {})}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function dayLimits({ name }: TravellerField, { today, tripEnds }: TripBounds) {
  return name === 'dob' ? { max: today } : { min: tripEnds, max: lastDay }
}
