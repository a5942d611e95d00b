import { hasSearch } from '@storefront/domain'
import { PageHead, useSearchParams } from '@storefront/router'
import { PageContainer, PageTitle, SearchedBar } from '@storefront/ui'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import styles from './ResultsFrame.module.css'

export type ResultsFrameProps = {
  title: string
  subtitle: string | null
  /** Meta description; a list without a description is not indexed. */
  description?: string
  /** Search and its dates or guests; null without a search. */
  searched: { title: string; note: string } | null
  /** `SearchInAddress` of the search. */
  address?: ReactNode
  /** `PlanSlot` of the search. */
  plan?: ReactNode
  /** e.g. 'Search hotels'. */
  formLabel: string
  /** Search form; calls `onSearch` when a search starts. */
  form: (onSearch: () => void) => ReactNode
  /** Renders the results; `edit` opens the form and is referentially stable. */
  children: (edit: () => void) => ReactNode
  /** Content beside the list, e.g. chosen flights. */
  aside?: ReactNode
}

/** First field to focus: a destination, or the button of the airport list. */
const firstField = 'input:not([type="radio"], [type="hidden"]), [data-field] button'

/** Results page: title, search form and results. Below 992 px the form folds behind a bar with the search. */
export function ResultsFrame(props: ResultsFrameProps) {
  const {
    title,
    subtitle,
    description,
    searched,
    address,
    plan,
    formLabel,
    form,
    children,
    aside,
  } = props
  const [isEditing, setEditing] = useState(false)
  const section = useRef<HTMLElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const [search] = useSearchParams()
  const edit = useCallback(() => {
    setEditing(true)
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(firstField)?.focus())
  }, [])
  // On wide windows the button does not exist, and the focus stays.
  const fold = () => {
    setEditing(false)
    editButton.current?.focus({ preventScroll: true })
  }
  return (
    <PageContainer>
      {/* Only lists without a visitor's search are indexed. */}
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
      {address}
      {plan}
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
