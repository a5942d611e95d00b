import Overlay from 'ol/Overlay.js'
import { fromLonLat } from 'ol/proj.js'
import styles from './PriceMap.module.css'

export type PricedPlace = {
  name: string
  /** Formatted price, e.g. '$520'. */
  price: string
  location: { latitude: number; longitude: number }
  address: string
}

/** A price above its place, as a link. */
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

/** A button that replaces overlapping prices and zooms in on them. */
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
  const overlay = new Overlay({
    element,
    position,
    positioning: 'bottom-center',
    insertFirst: false,
  })
  // Only by keyboard: a map that moves under a pointer would lose its click.
  element.addEventListener('focus', () => {
    if (!element.matches(':focus-visible')) return
    // The browser has scrolled the frame of the map to the price, which hides the map.
    const map = overlay.getMap()
    map?.getViewport()?.scrollTo(0, 0)
    overlay.panIntoView({ margin: 96, animation: { duration: 0 } })
    map?.renderSync()
    element.scrollIntoView({ block: 'nearest' })
  })
  return overlay
}

/** The name of a town below its `place` ([longitude, latitude]). The library's own labels measure text by HTML, which our CSP blocks. */
export function nameOverlay({ name, place }: { name: string; place: number[] }): Overlay {
  const element = document.createElement('span')
  element.className = styles.name ?? ''
  element.textContent = name
  const position = fromLonLat(place)
  return new Overlay({ element, position, positioning: 'top-center', stopEvent: false })
}

export function pointOf({ latitude, longitude }: PricedPlace['location']): number[] {
  return fromLonLat([longitude, latitude])
}
