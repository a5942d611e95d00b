import { useNavigate } from '@storefront/router'
import Feature from 'ol/Feature.js'
import Polygon from 'ol/geom/Polygon.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import OpenMap from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import XYZ from 'ol/source/XYZ.js'
import Fill from 'ol/style/Fill.js'
import Style from 'ol/style/Style.js'
import View from 'ol/View.js'
import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { Icon, Minus, Plus } from '../media/icons.ts'
import caribbean from './caribbean.json' with { type: 'json' }
import { keepNamesApart } from './keep-names-apart.ts'
import { nameOverlay, type PricedPlace } from './overlays.ts'
import styles from './PriceMap.module.css'
import { showPlaces } from './show-places.ts'

export type PriceMapProps = {
  /** E.g. 'Hotels found'. */
  label: string
  /** E.g. 'hotels'. */
  many: string
  places: readonly PricedPlace[]
  /** URL template with `{z}`, `{x}` and `{y}`, and its attribution. Without it the map is our own drawing and makes no request. */
  tiles?: { url: string; credit: string } | undefined
}

/** A map of prices, each a link. Overlapping prices are grouped into one button. Loaded on demand. */
export function PriceMap({ label, many, places, tiles }: PriceMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<OpenMap>(null)
  const navigate = useNavigate()
  const open = useEffectEvent((event: MouseEvent, { address }: PricedPlace) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(address)
  })
  useEffect(() => {
    if (!frame.current) return
    const made = new OpenMap({
      target: frame.current,
      layers: tiles ? [new TileLayer({ source: new XYZ({ url: tiles.url }) })] : drawing(),
      overlays: tiles ? [] : caribbean.towns.map(nameOverlay),
      controls: [],
      view: new View({ maxZoom: 17, center: fromLonLat(cancun), zoom: 8 }),
    })
    const { current } = frame
    made.on('rendercomplete', () => keepNamesApart(current))
    map.current = made
    return () => made.setTarget()
  }, [tiles])
  // Compared as text, so that rendering the same places again keeps the position and zoom.
  const content = JSON.stringify(places)
  useEffect(() => {
    const current: PricedPlace[] = JSON.parse(content)
    if (!map.current || current.length === 0) return
    return showPlaces(map.current, {
      places: current,
      many,
      onOpen: (event, place) => open(event, place),
    })
  }, [content, many])
  const zoom = (by: number) => map.current?.getView().adjustZoom(by)
  return (
    <section className={styles.map} aria-label={`Map: ${label}`}>
      <div ref={frame} className={styles.frame} tabIndex={-1} />
      <div className={styles.zoom}>
        <IconButton label="Zoom in" variant="floating" onClick={() => zoom(1)}>
          <Icon shape={Plus} size={20} />
        </IconButton>
        <IconButton label="Zoom out" variant="floating" onClick={() => zoom(-1)}>
          <Icon shape={Minus} size={20} />
        </IconButton>
      </div>
      <p className={styles.credit}>
        {tiles ? tiles.credit : 'A sketch of the coast, without streets'}
      </p>
    </section>
  )
}

const cancun = [-86.85, 21.16]

/** Our own drawing of the region around our hotels: land, and the lagoons in it. */
function drawing(): VectorLayer[] {
  return [shores(caribbean.land, '#e4ead3'), shores(caribbean.water, '#bfe8e8')]
}

/** `all` holds the points of each shore in order, as [longitude, latitude]. */
function shores(all: number[][][], color: string): VectorLayer {
  const features = all.map(
    (shore) => new Feature(new Polygon([shore.map((point) => fromLonLat(point))])),
  )
  const style = new Style({ fill: new Fill({ color }) })
  return new VectorLayer({ source: new VectorSource({ features }), style })
}
