import Overlay from 'ol/Overlay.js'
import { fromLonLat } from 'ol/proj.js'
import styles from './PriceMap.module.css'

/** Something with a place and a price that can be opened. */
export type PricedPlace = {
  name: string
  /** Price as shown, e.g. '$520'. */
  price: string
  location: { latitude: number; longitude: number }
  address: string
}

/** A price that stands with its lower edge on the place, and leads to it. */
export function priceOverlay(place: PricedPlace, onOpen: (event: MouseEvent) => void): Overlay {
  const link = document.createElement('a')
  link.href = place.address
  link.textContent = place.price
  link.translate = false
  link.title = place.name
  link.setAttribute('aria-label', `${place.name}, ${place.price}`)
  link.addEventListener('click', onOpen)
  return pillOverlay(link, pointOf(place.location))
}

/** Stands for prices that would lie over each other: how many, and a press that takes them apart. */
export function groupOverlay(text: string, position: number[], onOpen: () => void): Overlay {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.setAttribute('aria-label', `Zoom in on ${text}`)
  button.addEventListener('click', onOpen)
  return pillOverlay(button, position)
}

function pillOverlay(element: HTMLElement, position: number[]): Overlay {
  element.className = styles.price ?? ''
  return new Overlay({ element, position, positioning: 'bottom-center', insertFirst: false })
}

/** The name of a town, below `place` (longitude, latitude), as prices stand above theirs: the library's own names measure text by HTML, which our pages refuse. */
export function nameOverlay({ name, place }: { name: string; place: number[] }): Overlay {
  const element = document.createElement('span')
  element.className = styles.name ?? ''
  element.textContent = name
  const position = fromLonLat(place)
  return new Overlay({ element, position, positioning: 'top-center', stopEvent: false })
}

/** Returns the position of a place on the map. */
export function pointOf({ latitude, longitude }: PricedPlace['location']): number[] {
  return fromLonLat([longitude, latitude])
}
