import type { Id } from '@storefront/contract'
import { useEffect, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { onIntent } from '../loading/on-intent.ts'
import { Ground } from '../media/Ground.tsx'
import { Icon, Pause, Play } from '../media/icons.ts'
import { Picture } from '../media/Picture.tsx'
import { SlideButton } from '../slider/SlideButton.tsx'
import { useSlider } from '../slider/use-slider.ts'
import styles from './HeroSlider.module.css'

const heroCode = onIntent(() => import(/* webpackChunkName: "slider" */ './create-hero.ts'))

type HeroSliderProps = {
  /** At least one slide. The server renders the first. A single slide does not move. */
  slides: readonly HeroSliderSlide[]
  /** Time per slide in ms (product 1.4). */
  autoplayMs?: number
}

/**
 * Slides that play in a loop (product 1.4), except while paused, in a hidden tab or with reduced motion. Swiper loads
 * when the page is idle; until then dots and arrows change the slide by CSS.
 */
export function HeroSlider({ slides, autoplayMs = 5000 }: HeroSliderProps) {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isNextDue, setIsNextDue] = useState(false)
  const count = slides.length
  const next = (current + 1) % count
  const previous = (current + count - 1) % count
  const { root, slider, isReady } = useSlider(
    heroCode,
    ({ createHero }, element) => createHero(element, autoplayMs, setCurrent),
    count > 1 ? 'near' : 'never',
  )

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false)
  }, [])

  useEffect(() => {
    const autoplay = slider.current?.autoplay
    if (!isReady || !autoplay) return
    if (!isPlaying) {
      autoplay.stop()
      return
    }
    if (!autoplay.running) autoplay.start()
    const fetchNext = setTimeout(() => setIsNextDue(true), autoplayMs / 2)
    return () => clearTimeout(fetchNext)
  }, [slider, isReady, isPlaying, autoplayMs])

  /** Changes the slide by CSS until Swiper has loaded. */
  const byStyle = (index: number) => {
    if (!slider.current) setCurrent(index)
  }

  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label="Highlights"
      className={styles.hero}
    >
      <div className={classNames('swiper', styles.viewport)}>
        <div className={classNames('swiper-wrapper', styles.slides)}>
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              index={index}
              label={`${index + 1} of ${count}`}
              isActive={index === current}
              isDue={index === current || (isNextDue && index === next)}
            />
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <div className={styles.dots}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                onClick={() => {
                  byStyle(index)
                  slider.current?.slideToLoop(index)
                }}
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
            {isPlaying ? <Icon shape={Pause} size={18} /> : <Icon shape={Play} size={18} />}
          </IconButton>
          <SlideButton
            to="prev"
            variant="outlined"
            className={styles.control}
            label="Previous slide"
            onClick={() => byStyle(previous)}
          />
          <SlideButton
            to="next"
            variant="outlined"
            className={styles.control}
            label="Next slide"
            onClick={() => byStyle(next)}
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
  index: number
  /** E.g. '2 of 5'. */
  label: string
  /** The visible slide; the others are inert. */
  isActive: boolean
  /** True if the slide is visible or next. Its picture is then fetched, and stays. */
  isDue: boolean
}

function HeroSlide({ slide, index, label, isActive, isDue }: HeroSlideProps) {
  const [hasPicture, setHasPicture] = useState(isDue)
  if (isDue && !hasPicture) setHasPicture(true)
  const place: Record<string, number> = { '--place': index }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> groups form fields; this is the carousel pattern's role for a slide
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isActive}
      className={classNames('swiper-slide', styles.slide)}
      style={place}
    >
      {hasPicture && (
        <Picture src={slide.imageUrl} alt="" ratio="fill" portrait priority={index === 0} />
      )}
      <Ground className={styles.copy}>
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
      </Ground>
    </div>
  )
}
