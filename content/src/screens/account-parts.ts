/** Parts of the account page that only the device knows. */
export { DeviceBookings } from './DeviceBookings.tsx'
export { DeviceNotes } from './DeviceNotes.tsx'
export { YourTrip } from './YourTrip.tsx'
