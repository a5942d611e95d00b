import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useSlider } from '../slider/use-slider.ts'
import { HeroControls } from './HeroControls.tsx'
import { HeroSlide, type HeroSliderSlide } from './HeroSlide.tsx'
import styles from './HeroSlider.module.css'

const fadeMs = 600

type HeroSliderProps = {
  /** At least one: the first is on the page from the server on, and a single one stands still. */
  slides: readonly HeroSliderSlide[]
  /** Time each slide stays, in ms (spec §2, §9). */
  autoplayMs?: number
}

/**
 * Slides that fade into each other, looping, by themselves and also after the visitor moved them (spec §2);
 * still while paused, where less motion is wished for, and while the tab is hidden.
 */
export function HeroSlider(props: HeroSliderProps) {
  const { slides, autoplayMs = 5000 } = props
  const [current, setCurrent] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const many = slides.length > 1
  const { root, isReady, act } = useSlider(
    (code, element) =>
      code.createFade(element, { onSlide: setCurrent, autoplayMs, speedMs: fadeMs }),
    many,
  )

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false)
  }, [])

  useEffect(() => {
    if (!isReady) return
    // stop, never pause: a paused autoplay starts again when the tab comes back.
    act(({ autoplay }) => {
      if (isPlaying && !autoplay.running) autoplay.start()
      if (!isPlaying) autoplay.stop()
    })
  }, [isReady, isPlaying, act])

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
