/** Parts of the account page that only the device knows. */
export { DeviceBookings } from './DeviceBookings.tsx'
export { YourTrip } from './YourTrip.tsx'
