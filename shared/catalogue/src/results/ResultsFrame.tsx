import { hasSearch } from '@storefront/domain'
import { PageHead, useSearchParams } from '@storefront/router'
import { PageContainer, PageTitle, SearchedBar } from '@storefront/ui'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { CorrectedAddress, type CorrectedAddressProps } from '../search/CorrectedAddress.tsx'
import styles from './ResultsFrame.module.css'

export type ResultsFrameProps = {
  title: string
  subtitle: string | null
  /** For search engines and link previews; a list without one is for one visitor only. */
  description?: string
  /** The search in a few words, and its dates or guests; null where the address has no search. */
  searched: { title: string; note: string } | null
  /** Corrections of the address. */
  corrected?: CorrectedAddressProps
  /** Name of the search form's part of the page, e.g. 'Search hotels'. */
  formLabel: string
  /** The search form; it calls what it is given when the search is on its way. */
  form: (onSearch: () => void) => ReactNode
  /** Renders the results; `edit` opens the form and is always the same function. */
  children: (edit: () => void) => ReactNode
  /** Choices so far, beside the list. */
  aside?: ReactNode
}

/** The first thing a visitor fills in: a destination, or the button that opens the list of airports. */
const firstField = 'input:not([type="radio"], [type="hidden"]), [data-field] button'

/**
 * The page of a list: title, search form, what was found. Wide: the form in a column beside the list.
 * Below 992 px the form is folded away behind a bar that says what was searched.
 */
export function ResultsFrame(props: ResultsFrameProps) {
  const { title, subtitle, description, searched, corrected, formLabel, form, children, aside } =
    props
  const [isEditing, setEditing] = useState(false)
  const section = useRef<HTMLElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const [search] = useSearchParams()
  const edit = useCallback(() => {
    setEditing(true)
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(firstField)?.focus())
  }, [])
  // Where the form stays in sight there is no such button, and the focus stays where it was.
  const fold = () => {
    setEditing(false)
    editButton.current?.focus({ preventScroll: true })
  }
  return (
    <PageContainer>
      {/* The list is for search engines; what one visitor searched is not. */}
      <PageHead
        title={title}
        {...(description ? { description } : {})}
        noindex={!description || hasSearch(search)}
      />
      <PageTitle title={title} subtitle={subtitle} />
      {searched && (
        <SearchedBar
          ref={editButton}
          {...searched}
          isEditing={isEditing}
          controls={formId}
          onEdit={isEditing ? () => setEditing(false) : edit}
        />
      )}
      {corrected && <CorrectedAddress {...corrected} />}
      <div className={styles.layout} data-aside={Boolean(aside)}>
        <section
          ref={section}
          id={formId}
          className={styles.form}
          data-open={isEditing || !searched}
          aria-label={formLabel}
        >
          {form(fold)}
        </section>
        {children(edit)}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </PageContainer>
  )
}
