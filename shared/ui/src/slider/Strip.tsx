import { Children, isValidElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Strip.module.css'

export type StripProps = {
  /** True once Swiper has taken over. */
  isReady: boolean
  /** Visible slides: a CSS number, which may depend on `--breakpoint`. */
  perView: number | string
  tight?: boolean
  /** No padding for shadows and focus rings: for slides that cannot take focus. */
  bare?: boolean
  /** Name of the row. Makes it focusable until Swiper takes over, for slides that cannot take focus. */
  label?: string
  children: ReactNode
}

/** Row of slides, which the server renders and Swiper takes over. */
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
