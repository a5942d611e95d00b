import type { Id } from '@storefront/contract'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { Ground } from '../media/Ground.tsx'
import { Pause, Play } from '../media/icons.ts'
import { Picture } from '../media/Picture.tsx'
import { SlideButton } from '../slider/SlideButton.tsx'
import styles from './HeroSlider.module.css'

/** How far a finger moves to change the slide, in CSS pixels. */
const swipe = 40

type HeroSliderProps = {
  /** At least one: the first is on the page from the server on, and a single one does not move. */
  slides: readonly HeroSliderSlide[]
  /** Time each slide stays, in ms (product 1.4). */
  autoplayMs?: number
}

/**
 * Slides that fade into each other, looping, by themselves and also after the visitor moved them (product 1.4);
 * still while paused, where less motion is wished for, and while the tab is hidden. A finger swipes them.
 */
export function HeroSlider({ slides, autoplayMs = 5000 }: HeroSliderProps) {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isNextDue, setIsNextDue] = useState(false)
  const pressedAt = useRef(0)
  const count = slides.length
  const next = (current + 1) % count
  const previous = (current + count - 1) % count

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false)
  }, [])

  // Begins anew with each slide, so that one that the visitor chose has its whole time.
  useEffect(() => {
    if (count < 2 || !isPlaying) return
    const fetchNext = setTimeout(() => setIsNextDue(true), autoplayMs / 2)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setCurrent(next)
    }, autoplayMs)
    return () => {
      clearTimeout(fetchNext)
      clearInterval(timer)
    }
  }, [count, isPlaying, next, autoplayMs])

  return (
    <section aria-roledescription="carousel" aria-label="Highlights" className={styles.hero}>
      <div
        className={styles.slides}
        onPointerDown={({ clientX }) => {
          pressedAt.current = clientX
        }}
        onPointerUp={({ clientX }) => {
          const moved = clientX - pressedAt.current
          if (count > 1 && Math.abs(moved) > swipe) setCurrent(moved < 0 ? next : previous)
        }}
      >
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            label={`${index + 1} of ${count}`}
            isFirst={index === 0}
            isActive={index === current}
            isDue={index === current || (isNextDue && index === next)}
          />
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <div className={styles.dots}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                onClick={() => setCurrent(index)}
                aria-label={`Go to slide ${index + 1}`}
                aria-current={index === current}
              />
            ))}
          </div>
          <IconButton
            variant="outlined"
            className={styles.control}
            label={isPlaying ? 'Pause slides' : 'Play slides'}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {isPlaying ? <Pause size={18} /> : <Play size={18} />}
          </IconButton>
          <SlideButton
            to="prev"
            variant="outlined"
            className={styles.control}
            label="Previous slide"
            onClick={() => setCurrent(previous)}
          />
          <SlideButton
            to="next"
            variant="outlined"
            className={styles.control}
            label="Next slide"
            onClick={() => setCurrent(next)}
          />
        </div>
      )}
    </section>
  )
}

type HeroSliderSlide = {
  id: Id
  imageUrl: string | null
  title: string
  subtitle?: string | null
}

type HeroSlideProps = {
  slide: HeroSliderSlide
  /** '2 of 5'. */
  label: string
  isFirst: boolean
  /** The one in sight; the others cannot take focus. */
  isActive: boolean
  /** It is in sight or comes next: pictures are fetched one by one, and stay. */
  isDue: boolean
}

function HeroSlide({ slide, label, isFirst, isActive, isDue }: HeroSlideProps) {
  const [hasPicture, setHasPicture] = useState(isDue)
  if (isDue && !hasPicture) setHasPicture(true)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> groups form fields; this is the carousel pattern's role for a slide
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isActive}
      className={styles.slide}
    >
      {hasPicture && (
        <Picture src={slide.imageUrl} alt="" ratio="fill" portrait priority={isFirst} />
      )}
      <Ground className={styles.copy}>
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
      </Ground>
    </div>
  )
}
