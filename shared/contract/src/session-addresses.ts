/** Address that pages send their beacons to. */
export const beaconAddress = '/session/beacons'

/** Cookie with the visitor's UTC offset in minutes, from which the server knows their day. */
export const utcOffsetCookie = 'utc-offset'
