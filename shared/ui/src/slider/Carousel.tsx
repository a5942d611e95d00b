import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { ChevronLeft, ChevronRight } from '../media/icons.ts'
import styles from './Carousel.module.css'
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
  const { root, isReady } = useSlider((code, element) => code.createStrip(element), true)
  const things = label.toLowerCase()
  return (
    <section ref={root} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.buttons}>
          <IconButton
            variant="outlined"
            label={`Previous ${things}`}
            className="swiper-button-prev"
            aria-disabled="true"
          >
            <ChevronLeft size={22} />
          </IconButton>
          <IconButton variant="outlined" label={`Next ${things}`} className="swiper-button-next">
            <ChevronRight size={22} />
          </IconButton>
        </div>
      </div>
      <Strip isReady={isReady} perView={perView}>
        {children}
      </Strip>
    </section>
  )
}
