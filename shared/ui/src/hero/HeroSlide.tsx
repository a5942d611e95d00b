import type { Id } from '@storefront/contract'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { Ground } from '../media/Ground.tsx'
import { Picture } from '../media/Picture.tsx'
import styles from './HeroSlider.module.css'

/** One slide of the hero (spec §3). */
export type HeroSliderSlide = {
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
export function HeroSlide({ slide, isFirst, isActive, isDue }: HeroSlideProps) {
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
