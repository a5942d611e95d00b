import { hkdfSync } from 'node:crypto'
import type { Redis } from '@storefront/server'
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import type { DraftStore } from './draft-store.ts'
import { draftMs } from './times.ts'

const draft = v.object({ json: v.string() })

/** Keeps encrypted drafts in Redis. A draft copied to the key of another visitor cannot be decrypted. */
export function redisDrafts(redis: Redis, secret: string): DraftStore {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'travellers', 32))
  const at = (place: string) => `travellers:${place}`
  return {
    get: async (place) => {
      const sealed = await redis.get(at(place))
      if (sealed === null) return null
      const { payload } = await jwtDecrypt(sealed, key, { subject: place })
      return v.parse(draft, payload).json
    },
    set: async (place, json) => {
      const sealed = await new EncryptJWT({ json })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setSubject(place)
        .setExpirationTime(new Date(Date.now() + draftMs))
        .encrypt(key)
      await redis.set(at(place), sealed, 'PX', draftMs)
    },
    delete: async (place) => void (await redis.del(at(place))),
  }
}
