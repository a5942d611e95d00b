import type { ReactNode } from 'react'
import { onIntent } from '../loading/on-intent.ts'
import styles from './Carousel.module.css'
import { SlideButton } from './SlideButton.tsx'
import { Strip, type StripProps } from './Strip.tsx'
import { useRowEnds } from './use-row-ends.ts'
import { useSlider } from './use-slider.ts'

const stripCode = onIntent(() => import(/* webpackChunkName: "slider" */ './create-strip.ts'))

type CarouselProps = Pick<StripProps, 'perView' | 'children'> & {
  /** Name of the carousel and of its buttons ('Previous popular destinations'). */
  label: string
  heading?: ReactNode
}

/** A row of cards with swipe and two buttons. */
export function Carousel({ label, heading, children, perView }: CarouselProps) {
  const { root, isReady, act } = useSlider(
    stripCode,
    ({ createStrip }, element) => createStrip(element),
    'on-demand',
  )
  const { isAtStart, isAtEnd } = useRowEnds(root)
  const things = label.toLowerCase()
  return (
    <section ref={root} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.buttons}>
          <SlideButton
            to="prev"
            variant="outlined"
            label={`Previous ${things}`}
            aria-disabled={isAtStart}
            onClick={() => act((ready) => ready.slidePrev())}
          />
          <SlideButton
            to="next"
            variant="outlined"
            label={`Next ${things}`}
            aria-disabled={isAtEnd}
            onClick={() => act((ready) => ready.slideNext())}
          />
        </div>
      </div>
      <Strip isReady={isReady} perView={perView}>
        {children}
      </Strip>
    </section>
  )
}
