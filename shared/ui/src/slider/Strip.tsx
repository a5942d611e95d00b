import { Children, isValidElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Strip.module.css'

export type StripProps = {
  /** True when the slider has taken over. */
  isReady: boolean
  /** Slides in sight: a CSS number, which may grow with `--breakpoint`. */
  perView: number | string
  /** Small gaps, for thumbnails. */
  tight?: boolean
  /** Edge to edge, without room for shadows and focus rings: for slides that cannot take focus. */
  bare?: boolean
  /** The keyboard reaches the row under this name as long as it scrolls by itself: for slides that cannot take focus. */
  label?: string
  /** Each child is one slide. */
  children: ReactNode
}

/** The row of a carousel, as the server renders it and as the slider finds it. */
export function Strip(props: StripProps) {
  const { isReady, perView, tight, bare, label, children } = props
  const properties: Record<string, number | string> = { '--per-view': perView }
  return (
    <div
      className={classNames(
        'swiper',
        styles.viewport,
        isReady && styles.ready,
        tight && styles.tight,
        bare && styles.bare,
      )}
      style={properties}
      {...(label && !isReady ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={classNames('swiper-wrapper', styles.track)}>
        {Children.toArray(children).map((child, index) => (
          <li
            key={(isValidElement(child) && child.key) || index}
            className={classNames('swiper-slide', styles.slide)}
          >
            {child}
          </li>
        ))}
      </ul>
    </div>
  )
}
