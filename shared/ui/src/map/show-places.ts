import { boundingExtent } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import type OpenMap from 'ol/Map.js'
import type Overlay from 'ol/Overlay.js'
import Cluster from 'ol/source/Cluster.js'
import VectorSource from 'ol/source/Vector.js'
import { groupOverlay, type PricedPlace, pointOf, priceOverlay } from './overlays.ts'

/** Minimum distance between prices in CSS pixels, a little more than the widest price. */
const minDistancePx = 84

/** Zoom from which prices are not grouped. */
const maxGroupZoom = 16

export type PlacesOnMap = {
  places: readonly PricedPlace[]
  /** E.g. 'hotels'. */
  many: string
  onOpen: (event: MouseEvent, place: PricedPlace) => void
}

/** Fits the map to all places and shows prices and groups. Returns a function that removes them. */
export function showPlaces(map: OpenMap, { places, many, onOpen }: PlacesOnMap): () => void {
  const view = map.getView()
  const fit = (shown: readonly PricedPlace[], maxZoom: number) => {
    const extent = boundingExtent(shown.map(({ location }) => pointOf(location)))
    view.fit(extent, { padding: [64, 64, 24, 48], maxZoom })
  }
  const features = places.map(
    (place) => new Feature({ geometry: new Point(pointOf(place.location)), place }),
  )
  const source = new VectorSource({ features })
  const clusters = new Cluster({ source, distance: minDistancePx, minDistance: minDistancePx })
  let shown: Overlay[] = []
  const hide = () => {
    for (const overlay of shown) map.removeOverlay(overlay)
  }
  const overlayOf = (cluster: Feature): Overlay => {
    const members: PricedPlace[] = cluster.get('features').map((one: Feature) => one.get('place'))
    const [place] = members
    if (place && members.length === 1) return priceOverlay(place, (event) => onOpen(event, place))
    const position = (cluster.getGeometry() as Point).getCoordinates()
    return groupOverlay(`${members.length} ${many}`, position, () => {
      fit(members, maxGroupZoom)
      // The focused button is removed, so the map takes its focus.
      map.getTargetElement()?.focus({ preventScroll: true })
    })
  }
  let drawnAt: number | undefined
  const draw = () => {
    const resolution = view.getResolution()
    if (!resolution || resolution === drawnAt) return
    drawnAt = resolution
    hide()
    clusters.setDistance((view.getZoom() ?? 0) < maxGroupZoom ? minDistancePx : 0)
    clusters.loadFeatures(view.calculateExtent(), resolution, view.getProjection())
    shown = clusters.getFeatures().map(overlayOf)
    for (const overlay of shown) map.addOverlay(overlay)
  }
  map.updateSize()
  fit(places, 13)
  draw()
  map.on('moveend', draw)
  return () => {
    map.un('moveend', draw)
    hide()
  }
}
