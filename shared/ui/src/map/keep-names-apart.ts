import styles from './PriceMap.module.css'

/** Hides town names that overlap a price or an earlier name. */
export function keepNamesApart(frame: HTMLElement): void {
  const all = (name: string | undefined) => [...frame.querySelectorAll<HTMLElement>(`.${name}`)]
  const taken = all(styles.price).map((price) => price.getBoundingClientRect())
  for (const name of all(styles.name)) {
    const box = name.getBoundingClientRect()
    const isFree = !taken.some((other) => overlap(box, other))
    name.style.visibility = isFree ? '' : 'hidden'
    if (isFree) taken.push(box)
  }
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
}
