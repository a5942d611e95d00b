import { classNames } from '../class-names.ts'
import { Picture } from '../media/Picture.tsx'
import styles from './HeroSlider.module.css'
import type { HeroSliderSlide } from './hero-slider-slide.ts'

type HeroSlideProps = {
  slide: HeroSliderSlide
  index: number
  count: number
  /** The one in sight; the others cannot take focus. */
  isActive: boolean
}

/** One picture of the hero with its words. */
export function HeroSlide({ slide, index, count, isActive }: HeroSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group in ARIA's carousel, not a form's fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      inert={!isActive}
      className={classNames('swiper-slide', styles.slide)}
    >
      <Picture src={slide.imageUrl} alt="" ratio="fill" portrait priority={index === 0} />
      <div className={styles.scrim} />
      <div className={styles.copy}>
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
      </div>
    </div>
  )
}
