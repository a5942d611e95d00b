import { Children, type FocusEvent, isValidElement, type ReactNode, type RefObject } from 'react'
import { classNames } from '../class-names.ts'
import { type PerWidth, perWidthProperties } from './per-width.ts'
import styles from './Strip.module.css'

export type StripProps = {
  viewport: RefObject<HTMLDivElement | null>
  isReady: boolean
  perView: PerWidth
  /** Small gaps, for thumbnails. */
  tight?: boolean
  /** Edge to edge, without room for shadows and focus rings: for slides that cannot take focus. */
  bare?: boolean
  /** The keyboard reaches the row under this name as long as it scrolls by itself: for slides that cannot take focus. */
  label?: string
  /** Focus came into a slide that may be out of sight. */
  onReveal: (index: number) => void
  /** Each child is one slide. */
  children: ReactNode
}

/** The row of a carousel, as the server renders it and as the slider finds it. */
export function Strip(props: StripProps) {
  const { viewport, isReady, perView, tight, bare, label, onReveal, children } = props
  const reveal = (event: FocusEvent<HTMLLIElement>, index: number) => {
    if (!event.target.matches(':focus-visible')) return
    // The browser scrolled the hidden overflow to show the focus; the slider moves its track instead.
    if (isReady && viewport.current) viewport.current.scrollLeft = 0
    onReveal(index)
  }
  return (
    <div
      ref={viewport}
      className={classNames(
        'swiper',
        styles.viewport,
        isReady && styles.ready,
        tight && styles.tight,
        bare && styles.bare,
      )}
      style={perWidthProperties('per-view', perView)}
      {...(label && !isReady ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={classNames('swiper-wrapper', styles.track)}>
        {Children.toArray(children).map((child, index) => (
          <li
            key={(isValidElement(child) && child.key) || index}
            className={classNames('swiper-slide', styles.slide)}
            onFocus={(event) => reveal(event, index)}
          >
            {child}
          </li>
        ))}
      </ul>
    </div>
  )
}
