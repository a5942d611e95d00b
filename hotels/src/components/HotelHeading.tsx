import { Badge, Rating } from '@storefront/ui'
import styles from './HotelHeading.module.css'

export type HotelHeadingProps = {
  name: string
  rating: number | null
  facilities: readonly string[]
}

export function HotelHeading({ name, rating, facilities }: HotelHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 tabIndex={-1}>{name}</h1>
      {rating !== null && (
        <p className={styles.rating}>
          <Rating value={rating} /> <span>(Based on user reviews)</span>
        </p>
      )}
      {facilities.length > 0 && (
        <p className={styles.facilities}>
          {facilities.map((facility) => (
            <Badge key={facility} tone="lagoon">
              {facility}
            </Badge>
          ))}
        </p>
      )}
    </header>
  )
}
