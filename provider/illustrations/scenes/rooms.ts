import type { Gallery } from '../picture.ts'
import { dayRooms } from './day-rooms.ts'
import { eveningRooms } from './evening-rooms.ts'

/** Every room picture. */
export const rooms: Gallery = { ...dayRooms, ...eveningRooms }
