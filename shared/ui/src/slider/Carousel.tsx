import type { ReactNode } from 'react'
import styles from './Carousel.module.css'
import { SlideButton } from './SlideButton.tsx'
import { Strip, type StripProps } from './Strip.tsx'
import { useSlider } from './use-slider.ts'

type CarouselProps = Pick<StripProps, 'perView' | 'children'> & {
  /** What the slides are: names the carousel and its buttons ('Previous popular destinations'). */
  label: string
  /** Beside the buttons: the section's heading. */
  heading?: ReactNode
}

/** A row of cards to swipe or to step through with two buttons. */
export function Carousel({ label, heading, children, perView }: CarouselProps) {
  const { root, isReady } = useSlider((code, element) => code.createStrip(element), 'asked')
  const things = label.toLowerCase()
  return (
    <section ref={root} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.buttons}>
          <SlideButton to="prev" variant="outlined" label={`Previous ${things}`} aria-disabled />
          <SlideButton to="next" variant="outlined" label={`Next ${things}`} />
        </div>
      </div>
      <Strip isReady={isReady} perView={perView}>
        {children}
      </Strip>
    </section>
  )
}
