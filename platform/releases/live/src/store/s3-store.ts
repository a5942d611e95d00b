import { setTimeout as pause } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { getMimeType, mimes } from 'hono/utils/mime'
import { isPublished } from '../integrity.ts'
import { parseAs, unlessDamaged } from '../json-file.ts'
import {
  type AnyRelease,
  type ComposedRelease,
  type Described,
  descriptionFile,
  nameOf,
  type ReleaseStore,
  registriesFolder,
  releaseFolder,
  schemaOf,
} from './release-store.ts'

/** Object with the description that a version will have. The writer that creates it publishes the version. */
const claim = 'claim.json'

/** Types of files by extension. Ours with `.ts` are declarations, not films. */
const types = { ...mimes, ts: 'text/plain; charset=utf-8' }

const immutable = 'public, max-age=31536000, immutable'

/** Timeouts in ms. */
const timeouts = { connectionTimeout: 3000, requestTimeout: 10_000, throwOnRequestTimeout: true }

/** Releases in an S3-compatible object store, which a static host or CDN serves. */
export class S3Store implements ReleaseStore {
  private readonly client: S3Client
  private readonly bucket: string
  private readonly prefix: string

  constructor(client: S3Client, bucket: string, prefix = '') {
    this.client = client
    this.bucket = bucket
    this.prefix = prefix
  }

  /** Opens `s3://bucket/prefix`; AWS_ENDPOINT_URL_S3 names a store that is not Amazon's. */
  static fromAddress(address: string): S3Store {
    const { hostname, pathname } = new URL(address)
    const client = new S3Client({ forcePathStyle: true, requestHandler: timeouts })
    return new S3Store(client, hostname, pathname.replace(/^\/|\/$/g, ''))
  }

  read<Name extends string>(name: Name, version: string): Promise<Described<Name> | null> {
    return this.described(name, version, descriptionFile(name))
  }

  async versions(name: string): Promise<string[]> {
    const prefix = this.at(releaseFolder(name, ''))
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: prefix, Delimiter: '/' },
    )
    const names: string[] = []
    for await (const { CommonPrefixes = [] } of pages) {
      for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(prefix.length, -1))
    }
    const releases = await Promise.all(
      names.map((version) => unlessDamaged(this.read(name, version))),
    )
    return releases.flatMap((release) => (release ? [release.version] : []))
  }

  async readFile(name: string, version: string, file: string): Promise<Buffer> {
    const { Body } = await this.client.send(
      new GetObjectCommand({ Bucket: this.bucket, Key: this.key(name, version, file) }),
    )
    if (!Body) throw new Error(`${name} ${version}: ${file} is empty`)
    return Buffer.from(await Body.transformToByteArray())
  }

  /** None: static hosts compress by themselves. */
  readTwin(): Promise<null> {
    return Promise.resolve(null)
  }

  /** Writes a claim first: of two different uploads, only the claimed one can be published. The claim stays. */
  async publish(composed: ComposedRelease<AnyRelease>): Promise<'published' | 'already there'> {
    const { release, files } = composed
    const [name, { version }] = [nameOf(release), release]
    if (isPublished(await unlessDamaged(this.read(name, version)), release)) return 'already there'
    const description = Buffer.from(`${JSON.stringify(release, null, 2)}\n`)
    const key = (file: string) => this.key(name, version, file)
    await this.put(key(claim), description, { IfNoneMatch: '*' }).catch(async (error: Error) => {
      if (error.name !== 'PreconditionFailed') throw error
      isPublished(await this.described(name, version, claim), release)
    })
    for (const [file, bytes] of files) await this.put(key(file), bytes)
    // A simultaneous upload of the same files may have claimed with another commit or note. Its description stays.
    await this.put(key(descriptionFile(name)), await this.readFile(name, version, claim))
    return 'published'
  }

  async remove(name: string, version: string): Promise<void> {
    const description = this.key(name, version, descriptionFile(name))
    const others = await this.keys(this.key(name, version, ''))
    for (const key of [description, ...others.filter((one) => one !== description)]) {
      await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }))
    }
  }

  async registries(): Promise<string[]> {
    const folder = this.at(`${registriesFolder}/`)
    return (await this.keys(folder)).map((key) => decodeURIComponent(key.slice(folder.length)))
  }

  addRegistry(name: string): Promise<void> {
    return this.put(this.at(`${registriesFolder}/${encodeURIComponent(name)}`), name)
  }

  private async keys(prefix: string): Promise<string[]> {
    const { client, bucket } = this
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
    const keys: string[] = []
    for await (const { Contents = [] } of pages) keys.push(...Contents.map(({ Key = '' }) => Key))
    return keys
  }

  private async described<Name extends string>(
    name: Name,
    version: string,
    file: string,
  ): Promise<Described<Name> | null> {
    try {
      const bytes = await this.readFile(name, version, file)
      return parseAs(schemaOf(name), String(bytes), `${name} ${version}: ${file}`)
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }

  private async put(
    key: string,
    body: Buffer | string,
    condition: { IfNoneMatch?: '*' } = {},
    tries = 5,
  ): Promise<void> {
    const kind = { ContentType: getMimeType(key, types), CacheControl: immutable }
    const object = { ...condition, ...kind, Bucket: this.bucket, Key: key, Body: body }
    try {
      await this.client.send(new PutObjectCommand(object))
    } catch (error) {
      // S3 asks one of two simultaneous conditional writes to be repeated.
      if ((error as Error).name !== 'ConditionalRequestConflict' || tries === 1) throw error
      await pause(Math.random() * 200)
      await this.put(key, body, condition, tries - 1)
    }
  }

  private key(name: string, version: string, file: string): string {
    return this.at(`${releaseFolder(name, version)}/${file}`)
  }

  private at(path: string): string {
    return this.prefix ? `${this.prefix}/${path}` : path
  }
}
