import { asksForSomething } from '@storefront/domain'
import { PageHead, useSearchParams } from '@storefront/router'
import { PageContainer, PageTitle, SearchedBar } from '@storefront/ui'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import styles from './ResultsFrame.module.css'

export type ResultsFrameProps = {
  title: string
  subtitle: string
  /** For search engines and link previews. */
  description: string
  /** What was searched, in a few words, and when or for whom in a few more. */
  searched: { title: string; note: string }
  /** Name of the search form's part of the page, e.g. 'Search hotels'. */
  formLabel: string
  /** The search form; it calls what it is given when the search is on its way. */
  form: (onSearch: () => void) => ReactNode
  /** What was found: `ResultsList` or `ResultsAside`; it may ask for the form to be opened, by one and the same function. */
  children: (edit: () => void) => ReactNode
}

/**
 * The page of a list (spec §2): title, search form, what was found. Wide: the form in a column beside the list.
 * Below 992 px the form is folded away behind a bar that says what was searched.
 */
export function ResultsFrame(props: ResultsFrameProps) {
  const { title, subtitle, description, searched, formLabel, form, children } = props
  const [isEditing, setEditing] = useState(false)
  const section = useRef<HTMLElement>(null)
  const formId = useId()
  const [search] = useSearchParams()
  const edit = useCallback(() => {
    setEditing(true)
    requestAnimationFrame(() => section.current?.querySelector('input')?.focus())
  }, [])
  return (
    <PageContainer>
      {/* The list is for search engines; what one visitor searched is not. */}
      <PageHead title={title} description={description} noindex={asksForSomething(search)} />
      <PageTitle title={title} subtitle={subtitle} />
      <SearchedBar
        {...searched}
        isEditing={isEditing}
        controls={formId}
        onEdit={isEditing ? () => setEditing(false) : edit}
      />
      <div className={styles.layout}>
        <section
          ref={section}
          id={formId}
          className={styles.form}
          data-open={isEditing}
          aria-label={formLabel}
        >
          {form(() => setEditing(false))}
        </section>
        {children(edit)}
      </div>
    </PageContainer>
  )
}
