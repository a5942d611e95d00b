import { classNames } from '../class-names.ts'
import { Ground } from '../media/Ground.tsx'
import { Picture } from '../media/Picture.tsx'
import styles from './HeroSlider.module.css'
import type { HeroSliderSlide } from './hero-slider-slide.ts'

type HeroSlideProps = {
  slide: HeroSliderSlide
  /** Its picture is the first that the page shows. */
  isFirst: boolean
  /** The one in sight; the others cannot take focus. */
  isActive: boolean
}

/** One picture of the hero with its words. */
export function HeroSlide({ slide, isFirst, isActive }: HeroSlideProps) {
  return (
    <div inert={!isActive} className={classNames('swiper-slide', styles.slide)}>
      <Picture src={slide.imageUrl} alt="" ratio="fill" portrait priority={isFirst} />
      <Ground className={styles.copy}>
        <h2 className={styles.title}>{slide.title}</h2>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
      </Ground>
    </div>
  )
}
