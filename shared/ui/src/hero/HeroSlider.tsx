import type { Id } from '@storefront/contract'
import { useEffect, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { Ground } from '../media/Ground.tsx'
import { Pause, Play } from '../media/icons.ts'
import { Picture } from '../media/Picture.tsx'
import { SlideButton } from '../slider/SlideButton.tsx'
import { useSlider } from '../slider/use-slider.ts'
import styles from './HeroSlider.module.css'

const fadeMs = 600

type HeroSliderProps = {
  /** At least one: the first is on the page from the server on, and a single one does not move. */
  slides: readonly HeroSliderSlide[]
  /** Time each slide stays, in ms (product 1.4). */
  autoplayMs?: number
}

/**
 * Slides that fade into each other, looping, by themselves and also after the visitor moved them (product 1.4);
 * still while paused, where less motion is wished for, and while the tab is hidden.
 */
export function HeroSlider(props: HeroSliderProps) {
  const { slides, autoplayMs = 5000 } = props
  const [current, setCurrent] = useState(0)
  const [touches, setTouches] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const many = slides.length > 1
  const { root, isReady, act } = useSlider(
    (code, element) =>
      code.createFade(element, {
        onSlide: setCurrent,
        onTouch: () => setTouches((count) => count + 1),
        speedMs: fadeMs,
      }),
    many,
  )

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false)
  }, [])

  // Not by Swiper's autoplay, which keeps the browser drawing: it asks for every frame. Each slide has its whole time, also one
  // that the visitor chose or touched.
  useEffect(() => {
    if (!isReady || !isPlaying) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') act((slider) => slider.slideNext())
    }, autoplayMs)
    return () => clearInterval(timer)
  }, [isReady, isPlaying, current, touches, autoplayMs, act])

  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label="Highlights"
      className={styles.hero}
    >
      <div className={classNames('swiper', styles.viewport)}>
        <div className={classNames('swiper-wrapper', styles.track)}>
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              isFirst={index === 0}
              isActive={index === current}
              isDue={index === current || (isReady && index === (current + 1) % slides.length)}
            />
          ))}
        </div>
      </div>
      {many && (
        <HeroControls
          count={slides.length}
          current={current}
          isPlaying={isPlaying}
          onPlayingChange={setIsPlaying}
        />
      )}
    </section>
  )
}

/** One slide of the hero (product 1.4). */
type HeroSliderSlide = {
  id: Id
  imageUrl: string | null
  title: string
  subtitle?: string | null
}

type HeroSlideProps = {
  slide: HeroSliderSlide
  /** Its picture is the first that the page shows. */
  isFirst: boolean
  /** The one in sight; the others cannot take focus. */
  isActive: boolean
  /** It is in sight or comes next: pictures are fetched one by one, and stay. */
  isDue: boolean
}

/** One picture of the hero with its words. */
function HeroSlide({ slide, isFirst, isActive, isDue }: HeroSlideProps) {
  const [hasPicture, setHasPicture] = useState(isDue)
  if (isDue && !hasPicture) setHasPicture(true)
  return (
    <div inert={!isActive} className={classNames('swiper-slide', styles.slide)}>
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

type HeroControlsProps = {
  count: number
  current: number
  isPlaying: boolean
  onPlayingChange: (isPlaying: boolean) => void
}

/** Dots, Pause and arrows of the hero; dots and arrows are Swiper's. */
function HeroControls({ count, current, isPlaying, onPlayingChange }: HeroControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={classNames('swiper-pagination', styles.dots)}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            key={index}
            type="button"
            className={classNames('swiper-pagination-bullet', styles.dot)}
            aria-label={`Go to slide ${index + 1}`}
            aria-current={index === current}
          />
        ))}
      </div>
      <IconButton
        variant="outlined"
        className={styles.control}
        label={isPlaying ? 'Pause slides' : 'Play slides'}
        onClick={() => onPlayingChange(!isPlaying)}
      >
        {isPlaying ? <Pause size={18} /> : <Play size={18} />}
      </IconButton>
      <SlideButton to="prev" variant="outlined" className={styles.control} label="Previous slide" />
      <SlideButton to="next" variant="outlined" className={styles.control} label="Next slide" />
    </div>
  )
}
