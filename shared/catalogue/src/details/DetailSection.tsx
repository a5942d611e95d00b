import { useLocation, useNavigationType } from '@storefront/router'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import styles from './DetailSection.module.css'

type DetailSectionProps = { title: string; id?: string; children: ReactNode }

/** Titled section. A link to `id` focuses its heading, also from another page. */
export function DetailSection({ title, id, children }: DetailSectionProps) {
  const ownId = useId()
  const headingId = id ?? ownId
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  const visit = useNavigationType()
  const arrive = useEffectEvent((_visit: string) => {
    if (!id || hash !== `#${id}` || visit === 'POP') return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  })
  useEffect(() => arrive(key), [key])
  return (
    <section tabIndex={-1} className={styles.section} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
