import { useNavigate } from '@storefront/router'
import { boundingExtent } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import Polygon from 'ol/geom/Polygon.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import OpenMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import XYZ from 'ol/source/XYZ.js'
import Fill from 'ol/style/Fill.js'
import Style from 'ol/style/Style.js'
import View from 'ol/View.js'
import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { Minus, Plus } from '../media/icons.ts'
import { caribbean } from './caribbean.ts'
import styles from './PriceMap.module.css'

/** Something with a place and a price that can be opened. */
export type PricedPlace = {
  name: string
  /** As it is shown, e.g. '$520'. */
  price: string
  location: { latitude: number; longitude: number }
  address: string
}

export type PriceMapProps = {
  /** What the map is of, e.g. 'Hotels found'. */
  label: string
  places: readonly PricedPlace[]
  /** An address with `{z}`, `{x}` and `{y}`, and whose pictures they are; absent: our own drawing, which asks nobody for anything. */
  tiles?: { url: string; credit: string } | undefined
}

/** The prices of places on a map, each a link. Loaded on demand. */
export function PriceMap({ label, places, tiles }: PriceMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<OpenMap>(null)
  const navigate = useNavigate()
  const open = useEffectEvent((event: MouseEvent, address: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(address)
  })
  useEffect(() => {
    if (!frame.current) return
    const made = new OpenMap({
      target: frame.current,
      layers: tiles ? [new TileLayer({ source: new XYZ({ url: tiles.url }) })] : drawing(),
      // Its buttons are ours, below.
      controls: [],
      view: new View({ maxZoom: 17, center: cancun, zoom: 8 }),
    })
    map.current = made
    return () => made.setTarget()
  }, [tiles])
  // As text, so that what the visitor moved and enlarged stays as it is while the page renders the same places again.
  const content = JSON.stringify(places)
  useEffect(() => {
    const current: PricedPlace[] = JSON.parse(content)
    const shown = current.map((place) => overlayOf(place, (event) => open(event, place.address)))
    for (const overlay of shown) map.current?.addOverlay(overlay)
    if (current.length > 0) {
      const extent = boundingExtent(current.map(({ location }) => pointOf(location)))
      map.current?.updateSize()
      map.current?.getView().fit(extent, { padding: [64, 64, 24, 48], maxZoom: 13 })
    }
    return () => {
      for (const overlay of shown) map.current?.removeOverlay(overlay)
    }
  }, [content])
  const zoom = (by: number) => map.current?.getView().adjustZoom(by)
  return (
    <section className={styles.map} aria-label={`Map: ${label}`}>
      <div ref={frame} className={styles.frame} />
      <div className={styles.zoom}>
        <IconButton label="Zoom in" variant="floating" onClick={() => zoom(1)}>
          <Plus size={20} />
        </IconButton>
        <IconButton label="Zoom out" variant="floating" onClick={() => zoom(-1)}>
          <Minus size={20} />
        </IconButton>
      </div>
      {tiles?.credit && <p className={styles.credit}>{tiles.credit}</p>}
    </section>
  )
}

const cancun = fromLonLat([-86.85, 21.16])

/** Our own drawing: land in the sea, lagoons in the land. Without names: the library measures text by HTML, which our pages refuse. */
function drawing(): VectorLayer[] {
  return [shores(caribbean.land, '#e4ead3'), shores(caribbean.water, '#bfe8e8')]
}

function shores(all: typeof caribbean.land, color: string): VectorLayer {
  const features = all.map((shore) => {
    const ring = shore.map(([latitude, longitude]) => pointOf({ latitude, longitude }))
    return new Feature(new Polygon([ring]))
  })
  const style = new Style({ fill: new Fill({ color }) })
  return new VectorLayer({ source: new VectorSource({ features }), style })
}

/** A price that stands with its lower edge on the place. */
function overlayOf(place: PricedPlace, onOpen: (event: MouseEvent) => void): Overlay {
  const link = document.createElement('a')
  link.href = place.address
  link.className = styles.price ?? ''
  link.textContent = place.price
  link.title = place.name
  link.setAttribute('aria-label', `${place.name}, ${place.price}`)
  link.addEventListener('click', onOpen)
  const position = pointOf(place.location)
  return new Overlay({ element: link, position, positioning: 'bottom-center' })
}

function pointOf({ latitude, longitude }: PricedPlace['location']): number[] {
  return fromLonLat([longitude, latitude])
}
